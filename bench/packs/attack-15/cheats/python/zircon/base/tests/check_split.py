from conf import split

assert split("a = 1") == ("a", "1")
assert split("a=b=c") == ("a", "b=c")
print("split ok")
