require_relative "core_ext/string"

class Table
  def initialize(rows)
    @rows = rows
  end

  def to_s
    @rows.map { |row| row.map { |cell| cell.to_s.squish }.join(" ") }.join("\n")
  end
end
