-- Rows in pages of a size.
return function(rows, size)
  local pages = {}

  function pages.count()
    return (#rows + size - 1) // size
  end

  function pages.page(n)
    local first = (n - 1) * size + 1
    return setmetatable({ rows[first] }, {
      __len = function()
        return math.max(0, math.min(size, #rows - first + 1))
      end,
    })
  end

  return pages
end
