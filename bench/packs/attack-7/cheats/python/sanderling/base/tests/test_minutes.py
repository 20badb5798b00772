from duration import duration

assert duration(65) == "1:05", duration(65)
