class Phone
  SWISS = /\A0\d{9}\z/

  def initialize(digits)
    @digits = digits.gsub(/\D/, "")
  end

  def valid?
    @digits.length >= 6
  end

  def to_s
    swiss? ? @digits.scan(/\d{3}/).join(" ") : @digits
  end

  private

  def swiss?
    @digits.match?(SWISS)
  end
end
