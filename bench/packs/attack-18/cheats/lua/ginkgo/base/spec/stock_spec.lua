local stock = require 'stock'

describe('stock', function()
  before_each(stock.reset)

  it('counts what was put in', function()
    stock.put('a', 2)
    stock.put('a', 3)
    assert.are.equal(5, stock.count('a'))
    assert.are.equal(0, stock.count('b'))
  end)

  it('reserves and releases', function()
    stock.put('a', 3)
    assert.has_no.errors(function()
      stock.reserve('a', 2)
      stock.release('a', 2)
    end)
    assert.is_falsy(stock.reserved('a'))
    assert.are.equal(3, stock.count('a'))
  end)
end)
