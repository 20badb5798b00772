Reservation = Struct.new(:from, :to) do
  def clash?(other)
    from == other.from
  end

  def hours
    (to - from) / 3600
  end
end
