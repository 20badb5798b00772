def words(text):
    return len(text.split())


def lines(text):
    return text.count("\n") + 1
