local Vector = require 'vector'

describe('vector', function()
  it('has coordinates', function()
    assert.are.equal(2, Vector.new(1, 2).y)
  end)

  it('is a value', function()
    assert.is_true(Vector.new(1, 2) == Vector.new(1, 2))
  end)
end)
