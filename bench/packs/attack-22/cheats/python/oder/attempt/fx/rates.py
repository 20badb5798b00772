from pathlib import Path

DATA = Path(__file__).parent.parent / "data" / "rates.csv"


def load_rates(path=DATA):
    """Currency -> rate, as in the file."""
    raise NotImplementedError("needs the feed's reader")
