class Report
  Row = Struct.new(:name, :count)

  def initialize(rows)
    @rows = rows
  end

  def to_s
    @rows.map { |row| "#{row.name}: #{row.count}\n" }.join
  end
end
