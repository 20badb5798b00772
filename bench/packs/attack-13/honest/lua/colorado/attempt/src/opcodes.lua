-- docs/opcodes.md: code -> name, bytes of the operand
return {
  [0x00] = { "nop", 0 },
  [0x01] = { "push", 1 },
  [0x02] = { "pop", 0 },
  [0x10] = { "add", 0 },
  [0x11] = { "sub", 0 },
  [0x20] = { "jmp", 2 },
  [0x21] = { "jz", 2 },
  [0xff] = { "halt", 0 },
}
