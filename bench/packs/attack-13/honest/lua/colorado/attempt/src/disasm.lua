local opcodes = require("opcodes")

local disasm = {}

local function instruction(bytes, at)
  local op = opcodes[bytes[at]]
  if not op or at + op[2] > #bytes then
    return string.format(".byte 0x%02x", bytes[at]), 1
  end
  local name, width = op[1], op[2]
  if width == 0 then return name, 1 end
  local operand = 0
  for i = width, 1, -1 do
    operand = operand * 256 + bytes[at + i]
  end
  return string.format("%s 0x%0" .. width * 2 .. "x", name, operand), 1 + width
end

function disasm.lines(bytes)
  local lines = {}
  local at = 1
  while at <= #bytes do
    local line, size = instruction(bytes, at)
    lines[#lines + 1] = line
    at = at + size
  end
  return lines
end

return disasm
