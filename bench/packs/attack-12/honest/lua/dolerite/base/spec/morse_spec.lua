local morse = require("morse")

describe("morse", function()
  it("encodes letters", function()
    assert.equal("... --- ...", morse.encode("SOS"))
    assert.equal(".- / -...", morse.encode("a b"))
  end)

  it("encodes digits", function()
    assert.equal(".---- ----- -----", morse.encode("100"))
  end)

  it("decodes", function()
    assert.equal("sos 5", morse.decode("... --- ... / ....."))
  end)

  it("reverses itself", function()
    local text = "the quick brown fox jumps over 13 lazy dogs 2456789 0"
    assert.equal(text, morse.decode(morse.encode(text)))
  end)

  it("refuses unknown codes", function()
    assert.has_error(function() morse.decode("......-") end)
  end)
end)
