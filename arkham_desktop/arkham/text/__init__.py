"""Words: every sentence that people read, made from message catalogs and from what effects say."""

from arkham_desktop.arkham.text import (  # noqa: F401 - they register verbs and sentences
    option_checks,
    option_picks,
    option_verbs,
    sentences_board,
    sentences_dice,
    sentences_flow,
    sentences_goods,
    sentences_lasting,
    sentences_people,
)
from arkham_desktop.arkham.text.card_text import card_text, encounter_text
from arkham_desktop.arkham.text.catalogs import WordsError, languages
from arkham_desktop.arkham.text.log import because, log_line
from arkham_desktop.arkham.text.names import first_name, known
from arkham_desktop.arkham.text.options import OptionText, describe
from arkham_desktop.arkham.text.pool import PoolLine, check_lines, check_title
from arkham_desktop.arkham.text.questions import Question, question
from arkham_desktop.arkham.text.spell_text import spell_figure
from arkham_desktop.arkham.text.suggesting import suggested
from arkham_desktop.arkham.text.tooltips import tooltip
from arkham_desktop.arkham.text.words import Words

__all__ = [
    "OptionText",
    "PoolLine",
    "Question",
    "Words",
    "WordsError",
    "because",
    "card_text",
    "check_lines",
    "check_title",
    "describe",
    "encounter_text",
    "first_name",
    "known",
    "languages",
    "log_line",
    "question",
    "spell_figure",
    "suggested",
    "tooltip",
]
