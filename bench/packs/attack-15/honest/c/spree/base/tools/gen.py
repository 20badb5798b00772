import itertools

LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
starts = [0, *itertools.accumulate(LENGTHS)][:12]
print("/* made by tools/gen.py */")
print(f"static const int starts[12] = {{ {', '.join(map(str, starts))} }};")
