"""The study of how the content plays: what it counts."""

from taverna.games.bloodborne.bot.study import study, told


def test_a_study_counts_owners_offers_deaths_and_is_a_function_of_its_seed() -> None:
    found = study(seats=3, games=2, seed=5)
    assert found.games == 2
    assert sum(of.wins for of in found.hunters.values()) == 2
    assert sum(len(deaths) for deaths in found.deaths.values()) == 2
    for card, of in found.owners.items():
        use = found.used[card]
        assert of.hunters <= use.taken <= use.offered
    assert told(found) == told(study(seats=3, games=2, seed=5))
