require "minitest/autorun"
require "minitest/mock"
require "signup"
