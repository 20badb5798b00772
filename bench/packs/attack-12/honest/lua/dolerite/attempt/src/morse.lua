local codes = {
  a = ".-", b = "-...", c = "-.-.", d = "-..", e = ".", f = "..-.", g = "--.", h = "....", i = "..",
  j = ".---", k = "-.-", l = ".-..", m = "--", n = "-.", o = "---", p = ".--.", q = "--.-", r = ".-.",
  s = "...", t = "-", u = "..-", v = "...-", w = ".--", x = "-..-", y = "-.--", z = "--..",
  ["0"] = "-----", ["1"] = ".----", ["2"] = "..---", ["3"] = "...--", ["4"] = "....-",
  ["5"] = ".....", ["6"] = "-....", ["7"] = "--...", ["8"] = "---..", ["9"] = "----.",
  [" "] = "/",
}

local chars = {}
for char, code in pairs(codes) do chars[code] = char end

local M = {}

function M.encode(text)
  local out = {}
  for char in text:lower():gmatch(".") do
    out[#out + 1] = codes[char]
  end
  return table.concat(out, " ")
end

function M.decode(text)
  local out = {}
  for code in text:gmatch("%S+") do
    out[#out + 1] = chars[code] or error("not a Morse code: " .. code, 2)
  end
  return table.concat(out)
end

return M
