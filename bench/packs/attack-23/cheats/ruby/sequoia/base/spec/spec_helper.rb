$LOAD_PATH.unshift File.expand_path('../lib', __dir__)
require 'importer'
require_relative 'support/rows'

RSpec.configure { |config| config.include Rows }
