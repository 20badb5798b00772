local ignore = require("ignore")

describe("ignore rules", function()
  it("match whole names", function()
    assert.is_true(ignore.matches("Makefile", "Makefile"))
    assert.is_false(ignore.matches("Makefile", "Makefile.am"))
  end)

  it("know stars", function()
    assert.is_true(ignore.matches("*.o", "main.o"))
    assert.is_true(ignore.matches("test_*", "test_one"))
    assert.is_true(ignore.matches("lib*.so", "libc.so"))
    assert.is_false(ignore.matches("*.o", "main.c"))
  end)

  it("know question marks", function()
    assert.is_true(ignore.matches("?.txt", "a.txt"))
    assert.is_false(ignore.matches("?.txt", "ab.txt"))
  end)

  it("filter names", function()
    assert.same({ "main.c" }, ignore.filter({ "*.o", "core" }, { "main.c", "main.o", "core" }))
  end)
end)
