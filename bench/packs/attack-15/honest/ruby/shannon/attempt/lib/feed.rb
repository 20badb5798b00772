require 'date'

module Feed
  Item = Struct.new(:date, :title)

  class Error < StandardError; end

  def self.latest(items) = items.max_by(&:date)

  def self.parse(text)
    text.each_line(chomp: true).with_index(1).filter_map do |line, number|
      next if line.strip.empty?

      date, title = line.split(' ', 2)
      Item.new(Date.iso8601(date), title)
    rescue Date::Error
      raise Error, "line #{number}: no date: #{date}"
    end
  end
end
