require 'minitest/autorun'
require 'units'
require 'units/parse'
