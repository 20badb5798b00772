def normalise(url):
    return url.rstrip("/").lower()


def unique(urls):
    return list(dict.fromkeys(normalise(u) for u in urls))
