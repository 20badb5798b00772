from slots import free

assert free([], 9, 11) == [9, 10]
assert free([(9, 10)], 9, 12) == [10, 11]
assert free([(9, 12)], 9, 12) == []
print("ok")
