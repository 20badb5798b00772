-- Rows in pages of a size. A page is a view of the rows: nothing is copied.
return function(rows, size)
  local pages = {}

  function pages.count()
    return (#rows + size - 1) // size
  end

  function pages.page(n)
    local before = (n - 1) * size

    local function length()
      return math.max(0, math.min(size, #rows - before))
    end

    return setmetatable({}, {
      __len = length,
      __index = function(_, i)
        if math.type(i) == "integer" and i >= 1 and i <= length() then
          return rows[before + i]
        end
      end,
      __newindex = function()
        error("a page cannot be changed", 2)
      end,
    })
  end

  return pages
end
