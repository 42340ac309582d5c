"""The benchmark runs, on the same boards each time."""

from taverna.games.gloomhaven.referee.bench import bench, random_position


def test_the_boards_are_seeded() -> None:
    assert random_position(7) == random_position(7) != random_position(8)


def test_it_measures_turns_and_sight() -> None:
    assert set(bench()) == {
        "melee_turns_per_s",
        "ranged_turns_per_s",
        "area_turns_per_s",
        "sight_cold_us",
        "sight_us",
    }
