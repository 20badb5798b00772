class Table
  def initialize(header)
    @rows = [header]
  end

  def <<(row)
    @rows << row
    self
  end

  def to_s
    @rows.map { |row| row.join("\t") }.join("\n")
  end
end
