require 'minitest/autorun'
require 'loans/desk'

DUE = Date.new(2024, 3, 1)
