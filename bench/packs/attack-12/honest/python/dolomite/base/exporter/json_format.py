import json


def dump(rows):
    return json.dumps(rows, sort_keys=True)
