# O que um bot faria, e por quê
advice-wins = Vence em cerca de { $chance } das vezes (margem de { $spread }).
advice-succeeds = O grupo consegue em cerca de { $chance } das vezes (margem de { $spread }).
advice-brings = Traz, em média: { $what }.
advice-costs = Custa, em média: { $what }.
advice-part = { $much } { $what } (em { $often })
advice-sure = { $much } { $what }
advice-alike = Tão boa quanto a primeira, até onde dá para saber.
advice-less = { $points ->
    [1] Um ponto
   *[other] { $points } pontos
} atrás da primeira.
advice-habit = Quem já tem prática faz isso sem pensar duas vezes.
