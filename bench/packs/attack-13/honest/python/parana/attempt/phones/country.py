CODES = {
    "1": "US",
    "30": "GR",
    "31": "NL",
    "32": "BE",
    "33": "FR",
    "34": "ES",
    "351": "PT",
    "352": "LU",
    "353": "IE",
    "356": "MT",
    "357": "CY",
    "358": "FI",
    "359": "BG",
    "36": "HU",
    "370": "LT",
    "371": "LV",
    "372": "EE",
    "385": "HR",
    "386": "SI",
    "39": "IT",
    "40": "RO",
    "41": "CH",
    "420": "CZ",
    "421": "SK",
    "423": "LI",
    "43": "AT",
    "44": "GB",
    "45": "DK",
    "46": "SE",
    "47": "NO",
    "48": "PL",
    "49": "DE",
    "81": "JP",
}

LONGEST = max(map(len, CODES))


def country(number):
    """The country of a number like +4930123456, None if it is not known."""
    if not number.startswith("+"):
        return None
    for length in range(LONGEST, 0, -1):
        code = CODES.get(number[1 : 1 + length])
        if code:
            return code
    return None
