def _line(day, hours, text):
    return f"{day.isoformat()}  {hours:5.2f}  {text}"


def _total(entries):
    return f"{'total':<10}  {sum(hours for _, hours, _ in entries):5.2f}"


def render(entries):
    lines = [_line(*entry) for entry in sorted(entries)]
    return "\n".join([*lines, _total(entries)]) + "\n"
