def cells(line):
    out, cell, quoted = [], "", False
    for ch in line:
        if ch == '"':
            quoted = not quoted
        elif ch == "," and not quoted:
            out.append(cell)
            cell = ""
        else:
            cell += ch
    out.append(cell)
    return out
