# Lo que haría un bot, y por qué
advice-wins = Gana más o menos el { $chance } de las veces (con un margen de { $spread }).
advice-succeeds = El grupo lo consigue más o menos el { $chance } de las veces (con un margen de { $spread }).
advice-brings = Aporta, de media: { $what }.
advice-costs = Cuesta, de media: { $what }.
advice-part = { $much } { $what } (en el { $often })
advice-sure = { $much } { $what }
advice-alike = Tan buena como la primera, por lo que se puede saber.
advice-less = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} por detrás de la primera.
advice-habit = Quien ya tiene práctica lo hace sin pensarlo dos veces.
