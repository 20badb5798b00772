module Money
  def self.format(cents, currency = nil)
    [Kernel.format("%d.%02d", *cents.abs.divmod(100)), currency].compact.join(" ")
  end
end
