require_relative '../lib/shapes'
