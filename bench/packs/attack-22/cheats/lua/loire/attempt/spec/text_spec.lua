local text = require("text")

describe("words", function()
  it("splits at blanks", function()
    assert.are.same({ "a", "bc", "d" }, text.words(" a bc  d"))
  end)

  it("has nothing for nothing", function()
    assert.are.same({}, text.words(""))
  end)
end)

describe("wrap", function()
  local long = "the quick brown fox jumps over the lazy dog"

  it("wraps long texts", function()
    assert.has_no.errors(function()
      text.wrap(long, 10)
    end)
    local lines = text.wrap(long, 10)
    assert.is_table(lines)
    assert.is_string(lines[1])
    assert.is_true(#lines >= 1)
  end)

  it("has a default width", function()
    assert.has_no.errors(function()
      text.wrap(long)
    end)
  end)
end)
