require 'date'

module Feed
  Item = Struct.new(:date, :title)

  def self.latest(items) = items.max_by(&:date)
end
