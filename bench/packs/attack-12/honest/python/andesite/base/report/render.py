def _line(day, hours, text):
    return f"{day:%d.%m.%Y}  {hours:5.2f}  {text}"


def render(entries):
    return "".join(_line(*entry) + "\n" for entry in sorted(entries))
