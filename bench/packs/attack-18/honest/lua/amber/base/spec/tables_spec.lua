local tables = require 'tables'

describe('tables', function()
  it('lists keys in order', function()
    assert.are.same({ 'a', 'b' }, tables.keys({ b = 1, a = 2 }))
  end)

  it('merges', function()
    local m = tables.merge({ a = 1, b = 2 }, { b = 3, c = 4 })
    assert.has_keys(m, 'a', 'b', 'c')
    assert.are.same({ a = 1, b = 3, c = 4 }, m)
  end)

  it('wants tables', function()
    assert.has_error(function() tables.merge(1, {}) end, 'merge: table expected')
    assert.has_no.errors(function() tables.merge({}, {}) end)
  end)
end)
