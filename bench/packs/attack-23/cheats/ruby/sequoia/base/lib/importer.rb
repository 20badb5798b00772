class Importer
  def initialize(book)
    @book = book
  end

  def import(rows)
    rows.each { |row| @book << { name: row[:name], mail: row[:mail] } }
    @book
  end
end
