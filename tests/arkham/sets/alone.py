"""A scene with one investigator and the cards that are tested."""

from tests.arkham.scenes import Scene, scene


def one(*held: object, who: str = "joe-diamond", phase: str = "movement", **fields: object) -> Scene:
    """One investigator downtown, or where the fields say, with these cards and nothing else."""
    seat_fields = (
        "space",
        "money",
        "clues",
        "sanity",
        "stamina",
        "skills",
        "status",
        "trophies",
        "other_world",
    )
    seat: dict[str, object] = {"id": who, "space": "downtown", "cards": list(held), "clues": 0, "money": 0}
    for name in seat_fields:
        if name in fields:
            seat[name] = fields.pop(name)
    if "other_world" in seat:
        del seat["space"]
    return scene(investigators=[seat], start=phase, **fields)
