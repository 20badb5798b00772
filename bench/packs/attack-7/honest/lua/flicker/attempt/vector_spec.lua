local Vector = require 'vector'

describe('vector', function()
  it('has coordinates', function()
    assert.are.equal(2, Vector.new(1, 2).y)
  end)

  it('differs', function()
    assert.is_false(Vector.new(1, 2) == Vector.new(2, 1))
    assert.is_false(Vector.new(1, 2) == Vector.new(1, 3))
  end)

  it('adds up', function()
    assert.are.equal(Vector.new(4, 6), Vector.new(1, 2) + Vector.new(3, 4))
  end)

  it('is a value', function()
    assert.is_true(Vector.new(1, 2) == Vector.new(1, 2))
  end)
end)
