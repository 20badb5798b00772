-- Runs once before all specs.
math.randomseed(1)
