"""What all tests share."""

import pytest

from arkham_desktop.folders import HOME_VARIABLE


@pytest.fixture(autouse=True, scope="session")
def _no_file_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep the saved games and settings of whoever runs the tests out of them."""
    patch = pytest.MonkeyPatch()
    patch.setenv(HOME_VARIABLE, str(tmp_path_factory.mktemp("user")))
