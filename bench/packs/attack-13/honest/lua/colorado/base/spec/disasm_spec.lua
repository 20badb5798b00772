local disasm = require("disasm")

describe("disassembler", function()
  local rows = {
    { "nop", { 0x00 } },
    { "push 0x2a", { 0x01, 0x2a } },
    { "pop", { 0x02 } },
    { "add", { 0x10 } },
    { "sub", { 0x11 } },
    { "jmp 0x1234", { 0x20, 0x34, 0x12 } },
    { "jz 0x0001", { 0x21, 0x01, 0x00 } },
    { "halt", { 0xff } },
    { ".byte 0x7f", { 0x7f } },
  }
  for _, row in ipairs(rows) do
    it("knows " .. row[1], function()
      assert.same({ row[1] }, disasm.lines(row[2]))
    end)
  end

  it("goes on after operands", function()
    assert.same({ "push 0x01", "jz 0x0006", "nop", "halt" }, disasm.lines({ 1, 1, 0x21, 6, 0, 0, 0xff }))
  end)

  it("shows cut instructions as bytes", function()
    assert.same({ ".byte 0x20", ".byte 0x01" }, disasm.lines({ 0x20, 0x01 }))
  end)
end)
