local text = require("text")

local wrapped = {
  ["one line"] = { "a b", 10, "a b" },
  ["at a blank"] = { "the quick fox", 10, "the quick|fox" },
  ["several lines"] = { "aa bb cc dd", 5, "aa bb|cc dd" },
  ["a long word"] = { "a abcdefgh b", 4, "a|abcdefgh|b" },
}

return function(check)
  check("trim", function()
    assert(text.trim("  a b ") == "a b")
  end)

  check("wrap", function()
    assert(type(text.wrap("", 5)) == "table")
    for name, case in ipairs(wrapped) do
      local got = table.concat(text.wrap(case[1], case[2]), "|")
      assert(got == case[3], name .. ": " .. got .. " instead of " .. case[3])
    end
  end)
end
