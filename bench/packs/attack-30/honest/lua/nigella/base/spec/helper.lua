-- Loaded before the specs.
math.randomseed(1)
