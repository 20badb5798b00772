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
  { "a page that is not there", function()
    assert(#pages(23, 10).page(4) == 0)
  end },
}
