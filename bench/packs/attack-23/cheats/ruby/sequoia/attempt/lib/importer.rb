class Importer
  FIELDS = %i[name mail].freeze

  def initialize(book)
    @book = book
  end

  def import(rows)
    rows.each { |row| @book << row.slice(*FIELDS) }
    @book
  end
end
