"""Writes the table of units as C."""
import csv

print("static const struct { const char *name; long mm; } units[] = {")
for name, mm in csv.reader(open("data/units.csv")):
    print(f'    {{ "{name}", {mm} }},')
print("};")
