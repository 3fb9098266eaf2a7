"""Words: every sentence that people read, made from message catalogs and from what effects say."""

from arkham_desktop.arkham.text import option_picks, option_verbs  # noqa: F401 - they tell the verbs
from arkham_desktop.arkham.text.catalogs import WordsError, languages
from arkham_desktop.arkham.text.names import known
from arkham_desktop.arkham.text.options import OptionText, describe
from arkham_desktop.arkham.text.questions import Question, question
from arkham_desktop.arkham.text.suggesting import suggested
from arkham_desktop.arkham.text.words import Words

__all__ = [
    "OptionText",
    "Question",
    "Words",
    "WordsError",
    "describe",
    "known",
    "languages",
    "question",
    "suggested",
]
