require "minitest/autorun"
require "graph"
require_relative "support/path_assertions"
Dir[File.join(__dir__, "*_test.rb")].sort.each { |f| require f }
