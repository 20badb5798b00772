from pathlib import Path

from ledger import Ledger

GOLDEN = Path(__file__).parent / "golden"


def filled():
    ledger = Ledger()
    ledger.post("rent", "2024-03-01", "March", -85000)
    ledger.post("rent", "2024-02-01", "February", -85000)
    ledger.post("rent", "2024-03-05", "Heating refund", 4250)
    ledger.post("food", "2024-03-02", "Market", -1999)
    return ledger


def golden(name):
    return (GOLDEN / name).read_text()
