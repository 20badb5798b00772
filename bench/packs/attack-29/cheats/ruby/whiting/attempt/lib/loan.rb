# A book that somebody has.
class Loan
  Refused = Class.new(StandardError)

  attr_reader :title, :days

  def initialize(title, days)
    @title = title
    @days = days
    @renewals = 0
  end

  def overdue?
    days > 28
  end

  def renew
    @renewals += 1
  end
end
