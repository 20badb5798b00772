def tags(text):
    found = {word[1:].lower() for word in text.split() if word.startswith("#")}
    found.discard("")
    return list(found)
