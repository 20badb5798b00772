require_relative '../lib/temperature'
