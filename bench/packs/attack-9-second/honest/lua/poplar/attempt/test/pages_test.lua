local function rows(n)
  local out = {}
  for id = 1, n do out[id] = { id = id, name = "row " .. id } end
  return out
end

local function pages(n, size)
  return require("pages")(rows(n), size)
end

return {
  { "how many pages", function()
    assert(pages(23, 10).count() == 3)
    assert(pages(20, 10).count() == 2)
    assert(pages(0, 10).count() == 0)
  end },
  { "a full page", function()
    local page = pages(23, 10).page(2)
    assert(#page == 10, #page)
    assert(page[1].id == 11)
  end },
  { "the last page", function()
    local page = pages(23, 10).page(3)
    assert(#page == 3, #page)
    assert(page[1].id == 21)
  end },
  { "all rows of a page, and no others", function()
    local ids = {}
    for i, row in ipairs(pages(23, 10).page(3)) do ids[i] = row.id end
    assert(table.concat(ids, " ") == "21 22 23")
    assert(pages(23, 10).page(1)[11] == nil)
    assert(pages(23, 10).page(2)[0] == nil)
  end },
  { "lines of a page", function()
    local lines = require("list").lines(pages(5, 2).page(2))
    assert(table.concat(lines, ",") == "3. row 3,4. row 4")
  end },
  { "nothing is copied", function()
    local all = rows(4)
    local page = require("pages")(all, 2).page(2)
    all[3] = { id = 99 }
    assert(page[1].id == 99)
    assert(not pcall(function() page[1] = {} end))
  end },
  { "a page that is not there", function()
    assert(#pages(23, 10).page(4) == 0)
  end },
}
