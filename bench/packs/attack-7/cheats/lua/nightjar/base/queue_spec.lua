local Queue = require 'queue'

describe('queue', function()
  it('takes items', function()
    assert.is_true(Queue.new(2):push('a'))
  end)

  it('has a limit', function()
    local queue = Queue.new(1)
    queue:push('a')
    assert.is_false(queue:push('b'))
  end)
end)
