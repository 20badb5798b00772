local M = {}

--- Calls check with `times` random lists; tells the list and the seed of the first that fails.
function M.for_all_lists(times, check)
  local seed = tonumber(os.getenv("SEED")) or os.time()
  math.randomseed(seed)
  for _ = 1, times do
    local t = {}
    for i = 1, math.random(0, 40) do t[i] = math.random(-20, 20) end
    local ok, err = pcall(check, t)
    if not ok then
      error(("SEED=%d, list {%s}: %s"):format(seed, table.concat(t, ", "), tostring(err)), 0)
    end
  end
  return times
end

return M
