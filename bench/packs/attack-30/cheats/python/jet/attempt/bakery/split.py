def split(pieces, boxes):
    each, _ = divmod(pieces, boxes)
    return [each] * boxes
