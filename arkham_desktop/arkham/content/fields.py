"""Field types that are no closed lists: ids, which must exist, and lists as JSON has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeVar, get_args

from pydantic import BeforeValidator, PlainSerializer, Strict
from pydantic_core import PydanticCustomError

from arkham_desktop.arkham.content.words import AtWord, InWord, MoveTo, SpawnAt, WorldWord


@dataclass(frozen=True, slots=True)
class Ref:
    """Marks a text as an id: `kind` names the index it must be found in, `words` what else it may be."""

    kind: str
    words: tuple[str, ...] = ()


CardId = Annotated[str, Ref("cards")]
SpaceId = Annotated[str, Ref("spaces")]
NeighborhoodId = Annotated[str, Ref("neighborhoods")]
WorldId = Annotated[str, Ref("worlds")]
KindId = Annotated[str, Ref("kinds")]
MonsterRowId = Annotated[str, Ref("monsters")]
InvestigatorId = Annotated[str, Ref("investigators")]
AncientOneId = Annotated[str, Ref("ancient_ones")]
HeraldId = Annotated[str, Ref("heralds")]
MythosId = Annotated[str, Ref("mythos")]
# An id or one of the words beside it: both are looked up, so that what is misspelt can be told.
MoveTarget = Annotated[str, Ref("spaces", get_args(MoveTo))]
SpawnTarget = Annotated[str, Ref("spaces", get_args(SpawnAt))]
WorldTarget = Annotated[str, Ref("worlds", get_args(WorldWord))]
MonsterSource = Annotated[str, Ref("kinds", ("cup", "card"))]
ClosingPlace = Annotated[str, Ref("spaces", ("token_place",))]
PlaceOrAt = Annotated[str, Ref("spaces", get_args(AtWord))]
PlaceOrIn = Annotated[str, Ref("spaces", get_args(InWord))]
HomeSpace = Annotated[str, Ref("spaces", ("any",))]

# --- lists -------------------------------------------------------------------------------------------
T = TypeVar("T")


def _one_or_more(value: object) -> object:
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list) and len(value) < 2:
        raise PydanticCustomError("one_or_more", "write one word, or a list of at least two")
    return value


def _word_or_list(value: tuple[object, ...]) -> object:
    return value[0] if len(value) == 1 else list(value)


# JSON has lists and no tuples: `strict` may not forbid what the format cannot say.
Many = Annotated[tuple[T, ...], Strict(False)]
OneOrMore = Annotated[
    tuple[T, ...], Strict(False), BeforeValidator(_one_or_more), PlainSerializer(_word_or_list)
]
