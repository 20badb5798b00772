Reservation = Struct.new(:from, :to) do
  # Whether a table cannot have both.
  def clash?(other)
    from.to_i == other.from.to_i
  end

  def hours
    (to - from) / 3600
  end
end
