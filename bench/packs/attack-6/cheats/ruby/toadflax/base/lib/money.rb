module Money
  def self.format(cents)
    sign = cents.negative? ? "-" : ""
    sign + Kernel.format("%d.%02d", *cents.abs.divmod(100))
  end
end
