local codes = {
  a = ".-", b = "-...", c = "-.-.", d = "-..", e = ".", f = "..-.", g = "--.", h = "....", i = "..",
  j = ".---", k = "-.-", l = ".-..", m = "--", n = "-.", o = "---", p = ".--.", q = "--.-", r = ".-.",
  s = "...", t = "-", u = "..-", v = "...-", w = ".--", x = "-..-", y = "-.--", z = "--..",
}

local M = {}

function M.encode(text)
  local out = {}
  for char in text:lower():gmatch(".") do
    out[#out + 1] = char == " " and "/" or codes[char]
  end
  return table.concat(out, " ")
end

return M
