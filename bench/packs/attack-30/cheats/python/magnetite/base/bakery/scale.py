def scale(recipe, loaves):
    return {name: grams * loaves for name, grams in recipe.items()}


def hydration(recipe):
    return round(100 * recipe["water"] / recipe["flour"])
