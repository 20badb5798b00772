local helper = {}

local function same(got, want, path)
  if type(got) ~= "table" or type(want) ~= "table" then
    assert(got == want, ("%s: got %s, want %s"):format(path, tostring(got), tostring(want)))
    return
  end
  for k, v in pairs(want) do same(got[k], v, path .. "." .. tostring(k)) end
  for k, v in pairs(got) do same(v, want[k], path .. "." .. tostring(k)) end
end

function helper.same(got, want) same(got, want, "it") end

return helper
