from duration import duration

assert duration(3909) == "1:05:09", duration(3909)
