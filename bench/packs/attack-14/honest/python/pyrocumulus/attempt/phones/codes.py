"""Dialling codes (ITU-T E.164) of the countries that we deliver to."""

CODES = {
    "AT": "43",
    "BE": "32",
    "CH": "41",
    "DE": "49",
    "DK": "45",
    "ES": "34",
    "FR": "33",
    "IT": "39",
    "NL": "31",
    "PL": "48",
}

#: Countries without a trunk prefix: their numbers are dialled whole.
NO_TRUNK = {"DK", "ES", "IT", "PL"}
