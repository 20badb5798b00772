-- A small JSON encoder. Copied from tools/json 1.2 (MIT), unchanged.
local json = { null = setmetatable({}, { __tostring = function() return "null" end }) }

local escapes = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\t"] = "\\t", ["\r"] = "\\r" }

local function text(s)
  return '"' .. s:gsub('[%c"\\]', function(c) return escapes[c] or string.format("\\u%04x", c:byte()) end) .. '"'
end

function json.encode(v)
  local kind = type(v)
  if v == nil or v == json.null then return "null" end
  if kind == "boolean" or kind == "number" then return tostring(v) end
  if kind == "string" then return text(v) end
  local parts = {}
  if #v > 0 or next(v) == nil then
    for i, x in ipairs(v) do parts[i] = json.encode(x) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  local keys = {}
  for k in pairs(v) do keys[#keys + 1] = k end
  table.sort(keys)
  for i, k in ipairs(keys) do parts[i] = text(k) .. ":" .. json.encode(v[k]) end
  return "{" .. table.concat(parts, ",") .. "}"
end

return json
