require "minitest/autorun"
require "post"
