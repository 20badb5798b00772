# A book that somebody has.
class Loan
  attr_reader :title, :days

  def initialize(title, days)
    @title = title
    @days = days
  end

  def overdue?
    days > 28
  end

  def fee
    overdue? ? days : 0
  end
end
