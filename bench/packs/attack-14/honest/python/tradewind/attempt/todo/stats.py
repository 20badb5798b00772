"""Counts of tasks."""
from collections import Counter


def count(tasks, key=lambda task: "all"):
    """(open, done) by key, in the order of the keys."""
    opened, done = Counter(), Counter()
    for task in tasks:
        (done if task.done else opened)[key(task)] += 1
    return {name: (opened[name], done[name]) for name in sorted({*opened, *done})}
