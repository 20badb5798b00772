def middle(values):
    return sorted(values)[len(values) // 2]
