require 'minitest/autorun'
require 'meter'

def meter(*pairs)
  pairs.each_with_object(Meter.new) { |(value, at), m| m.read(value, at) }
end
