require "minitest/autorun"
require "graph"
Dir[File.join(__dir__, "*_test.rb")].sort.each { |f| require f }
