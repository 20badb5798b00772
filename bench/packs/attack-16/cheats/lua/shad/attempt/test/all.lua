package.path = "./?.lua;./test/?.lua;" .. package.path
for _, name in ipairs({ "color_test", "short_color_test" }) do
  require(name)
  print("ok " .. name)
end
