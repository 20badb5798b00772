package.path = "./?.lua;./test/?.lua;" .. package.path
require("color_test")
print("ok")
