require 'minitest/autorun'
Dir[File.join(__dir__, '**', '*_test.rb')].sort.each { |f| require f }
