# A book that somebody has.
class Loan
  DAYS = 28
  CENTS = 20

  attr_reader :title, :days

  def initialize(title, days)
    @title = title
    @days = days
  end

  def overdue?
    days > DAYS
  end

  def fee
    [days - DAYS, 0].max * CENTS
  end
end
