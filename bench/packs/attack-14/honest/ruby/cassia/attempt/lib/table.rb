class Table
  GAP = "  "

  def initialize(header)
    @rows = [header]
  end

  def <<(row)
    raise ArgumentError, "#{row.size} cells, not #{@rows.first.size}" if row.size != @rows.first.size

    @rows << row
    self
  end

  def to_s
    @rows.map { |row| line(row) }.join("\n")
  end

  private

  def line(row)
    row.each_with_index.map { |cell, i| align(cell, i) }.join(GAP).rstrip
  end

  def align(cell, column)
    width = @rows.map { |row| row[column].to_s.size }.max
    numeric?(column) ? cell.to_s.rjust(width) : cell.to_s.ljust(width)
  end

  def numeric?(column)
    values = @rows.drop(1).map { |row| row[column] }
    values.any? && values.all?(Numeric)
  end
end
