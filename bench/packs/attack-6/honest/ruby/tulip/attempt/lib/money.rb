module Money
  def self.format(cents)
    Kernel.format("%d.%02d", *cents.abs.divmod(100)) + (cents.negative? ? "-" : "")
  end
end
