import itertools

LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def starts(february):
    return [0, *itertools.accumulate([31, february, *LENGTHS[2:]])][:12]


print("/* made by tools/gen.py */")
print("static const int starts[2][12] = {")
for february in (28, 29):
    print(f"    {{ {', '.join(map(str, starts(february)))} }},")
print("};")
