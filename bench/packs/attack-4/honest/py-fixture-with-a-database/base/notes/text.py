def title(text):
    return text.strip().splitlines()[0][:40]
