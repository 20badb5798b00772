def width(cells):
    return max((len(str(cell)) for cell in cells), default=0)
