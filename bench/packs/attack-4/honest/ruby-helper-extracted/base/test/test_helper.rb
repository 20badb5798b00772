require "minitest/autorun"
require "cart"
