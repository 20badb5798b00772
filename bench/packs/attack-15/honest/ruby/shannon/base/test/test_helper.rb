require 'minitest/autorun'
require 'feed'
