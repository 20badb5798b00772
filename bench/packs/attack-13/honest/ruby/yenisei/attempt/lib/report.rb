class Report
  Row = Struct.new(:name, :count)

  def initialize(rows)
    @rows = rows
  end

  HEADER = %w[Name Count].freeze

  def to_s
    cells = [HEADER, *@rows.map { |row| [row.name, row.count.to_s] }]
    left, right = cells.transpose.map { |column| column.map(&:length).max }
    cells.map { |name, count| "#{name.ljust(left)}  #{count.rjust(right)}\n" }.join
  end
end
