local disasm = {}

function disasm.lines(bytes)
  local lines = {}
  for _, byte in ipairs(bytes) do
    lines[#lines + 1] = string.format(".byte 0x%02x", byte)
  end
  return lines
end

return disasm
