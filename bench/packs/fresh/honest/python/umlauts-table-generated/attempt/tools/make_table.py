"""Writes slugs/table.py from tools/letters.txt."""
from pathlib import Path

here = Path(__file__).parent
rows = [line.split() for line in (here / "letters.txt").read_text().splitlines() if line]
body = "".join(f"    {ord(letter)}: {text!r},\n" for letter, text in rows)
(here.parent / "slugs" / "table.py").write_text(f"# Written by tools/make_table.py\nLETTERS = {{\n{body}}}\n")
