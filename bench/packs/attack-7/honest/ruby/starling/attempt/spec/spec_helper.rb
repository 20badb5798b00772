require_relative '../lib/shapes'
require_relative 'shape_examples'
