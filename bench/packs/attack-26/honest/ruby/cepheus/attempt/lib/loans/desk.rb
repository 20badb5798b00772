require_relative 'loan'

class Desk
  def initialize
    @loans = {}
    @reserved = []
  end

  def lend(book, reader, due)
    raise ArgumentError, "#{book} is out" if @loans.key?(book)
    @loans[book] = Loan.new(book: book, reader: reader, due: due)
  end

  def give_back(book, today)
    @loans.delete(book).fee(today)
  end

  def reserve(book)
    @reserved << book
  end

  def renew(book, due)
    loan = @loans.fetch(book) { raise ArgumentError, "#{book} is not out" }
    raise ArgumentError, "#{book} is reserved" if @reserved.include?(book)
    loan.due = due
    loan
  end

  def out
    @loans.keys.sort
  end
end
