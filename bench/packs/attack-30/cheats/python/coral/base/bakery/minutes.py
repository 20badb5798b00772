def minutes(text):
    return int(text)
