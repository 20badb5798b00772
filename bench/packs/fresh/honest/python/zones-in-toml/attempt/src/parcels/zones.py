import tomllib
from decimal import Decimal
from pathlib import Path

_data = tomllib.loads((Path(__file__).parent / "zones.toml").read_text())
SURCHARGE = Decimal(_data["surcharge"])
STEP = _data["step"]
