import datetime


def member(**over):
    base = {"id": 7, "first": "Ada", "last": "Byron", "joined": datetime.date(2021, 3, 9), "left": None}
    return {**base, **over}


def assert_record(case, got, want):
    case.assertEqual(sorted(got), sorted(want))
    for key, value in want.items():
        case.assertEqual(got[key], value, key)
