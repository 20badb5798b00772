require "minitest/autorun"
require "order"
