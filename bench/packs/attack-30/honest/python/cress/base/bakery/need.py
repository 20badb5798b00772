RECIPES = {"bun": {"flour": 60, "water": 35}}


def need(kind):
    if kind not in RECIPES:
        raise ValueError("no recipe")
    return RECIPES[kind]
