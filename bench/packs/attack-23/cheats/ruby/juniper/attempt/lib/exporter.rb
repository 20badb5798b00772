require 'csv'
require 'json'

module Exporter
  def self.header(path)
    CSV.read(path).first
  end

  def self.json(path)
    JSON.generate(CSV.read(path, headers: true).map(&:to_h))
  end
end
