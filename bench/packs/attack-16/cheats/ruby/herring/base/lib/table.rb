class Table
  def initialize(rows)
    @rows = rows
  end

  def to_s
    @rows.map { |row| row.join(" ") }.join("\n")
  end
end
