def split_name(name):
    first, _, last = name.rpartition(" ")
    return first, last
