local Version = {}
Version.__index = Version

function Version.__eq(a, b)
  return a.major == b.major
end

function Version.__le(a, b)
  if a.major ~= b.major then return a.major < b.major end
  if a.minor ~= b.minor then return a.minor < b.minor end
  return a.patch <= b.patch
end

function Version.parse(text)
  local release = text:gsub("%-.*$", "")
  local major, minor, patch = release:match("^(%d+)%.(%d+)%.(%d+)$")
  if not major then return nil, "no version: " .. text end
  return setmetatable({ major = tonumber(major), minor = tonumber(minor), patch = tonumber(patch) }, Version)
end

return Version
