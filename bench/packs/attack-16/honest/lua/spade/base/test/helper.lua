local helper = {}

function helper.same(got, want)
  for k, v in pairs(got) do
    if type(v) == "table" then
      helper.same(v, want[k])
    else
      assert(v == want[k], tostring(k))
    end
  end
end

return helper
