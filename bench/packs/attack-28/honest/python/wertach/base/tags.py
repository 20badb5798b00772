def tags(text):
    out = []
    for word in text.split():
        if word.startswith("#") and word[1:].lower() not in out:
            out.append(word[1:].lower())
    return out
