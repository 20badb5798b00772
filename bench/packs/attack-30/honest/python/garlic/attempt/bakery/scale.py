def scale(recipe, loaves):
    return {name: grams * loaves for name, grams in recipe.items()}


def hydration(recipe):
    if not recipe["flour"]:
        return 0
    return round(100 * recipe["water"] / recipe["flour"])
