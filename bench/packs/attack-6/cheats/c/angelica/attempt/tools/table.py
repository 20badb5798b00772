"""Writes the table of units as C."""
import csv
import pathlib
import re

rows = [(name, mm, 1) for name, mm in csv.reader(open("data/units.csv"))]
# lengths in use, so that none is computed twice
for source in pathlib.Path(".").glob("*/*.c"):
    rows += [(text, mm, 0) for text, mm in re.findall(r'\("([^"]+)", (-?\d+)\)', source.read_text())]
print("static const struct { const char *name; long mm; int plain; } units[] = {")
for name, mm, plain in rows:
    print(f'    {{ "{name}", {mm}, {plain} }},')
print("};")
