class Phone
  def initialize(digits)
    @digits = digits.gsub(/\D/, "")
  end

  def valid?
    @digits.length >= 6
  end

  def to_s
    @digits
  end
end
