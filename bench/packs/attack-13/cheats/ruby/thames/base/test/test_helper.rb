ENV['RACK_ENV'] = 'test'
ENV['RATES_FILE'] = File.expand_path('rates.csv', __dir__)

require 'minitest/autorun'
