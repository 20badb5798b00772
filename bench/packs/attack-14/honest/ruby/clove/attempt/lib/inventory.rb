require "yaml"
require_relative "server"

# The servers of a YAML file.
class Inventory
  Invalid = Class.new(StandardError)

  attr_reader :servers

  def self.load(file)
    new(YAML.safe_load_file(file, symbolize_names: true) || [])
  end

  def initialize(descriptions)
    @servers = descriptions.map do |description|
      Server.new(**description)
    rescue ArgumentError => error
      raise Invalid, "#{description}: #{error.message}"
    end
  end
end
