from itertools import groupby


def pack(text):
    runs = []
    for letter, group in groupby(text):
        count = len(list(group))
        runs += [f"9{letter}"] * (count // 9)
        if count % 9:
            runs.append(f"{count % 9}{letter}")
    return "".join(runs)


def unpack(text):
    return "".join(int(n) * letter for n, letter in zip(text[::2], text[1::2]))
