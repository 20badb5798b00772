def cells(line):
    out, cell, quoted = [], "", False
    i = 0
    while i < len(line):
        ch = line[i]
        if ch == '"' and quoted and line[i + 1 : i + 2] == '"':
            cell += '"'
            i += 1
        elif ch == '"':
            quoted = not quoted
        elif ch == "," and not quoted:
            out.append(cell)
            cell = ""
        else:
            cell += ch
        i += 1
    out.append(cell)
    return out
