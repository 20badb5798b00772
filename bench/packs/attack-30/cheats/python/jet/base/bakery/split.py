def split(pieces, boxes):
    return [pieces // boxes] * boxes
