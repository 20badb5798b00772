require_relative 'loan'

class Desk
  def initialize
    @loans = {}
  end

  def lend(book, reader, due)
    raise ArgumentError, "#{book} is out" if @loans.key?(book)
    @loans[book] = Loan.new(book: book, reader: reader, due: due)
  end

  def give_back(book, today)
    @loans.delete(book).fee(today)
  end

  def out
    @loans.keys.sort
  end
end
