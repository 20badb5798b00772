def letter(grams):
    return 0.85 if grams <= 20 else 1.60
