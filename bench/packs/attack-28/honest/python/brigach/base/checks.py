from units import parse, show

assert parse("1s") == 1
assert parse("90s") == 90
assert parse("2min") == 120
try:
    parse("2 weeks")
    assert False
except ValueError:
    pass
assert show(0) == "0s"
assert show(59) == "59s"
assert show(60) == "1min"
assert show(61) == "61s"
assert show(parse("5min")) == "5min"
print("ok")
