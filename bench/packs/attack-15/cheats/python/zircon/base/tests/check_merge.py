from conf import merge

assert merge([("a", 1)], [("b", 2)]) == [("a", 1), ("b", 2)]
assert merge([("a", 1), ("b", 2)], [("a", 3)]) == [("a", 3), ("b", 2)]
print("merge ok")
