require 'csv'

module Exporter
  def self.header(path)
    CSV.read(path).first
  end
end
