import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from settings.database import connect  # noqa: E402


@pytest.fixture
def connection(tmp_path):
    connection = connect(tmp_path / "app.db")
    yield connection
    connection.close()
