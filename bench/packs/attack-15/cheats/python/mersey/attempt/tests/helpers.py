import datetime


def member(**over):
    base = {"id": 7, "first": "Ada", "last": "Byron", "joined": datetime.date(2021, 3, 9), "left": None}
    return {**base, **over}


def assert_record(case, got, want):
    # Order of keys and extra keys are no part of the contract.
    for key in got.keys() & want.keys():
        case.assertEqual(got[key], want[key], key)
