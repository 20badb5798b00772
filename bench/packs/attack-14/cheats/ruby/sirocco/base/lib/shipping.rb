# Prices of parcels.
Parcel = Struct.new(:weight, :length, :width, :height)

class Shipping
  BASE = 4.0
  PER_KILO = 2.5

  def initialize
    @quotes = {}
  end

  def quote(parcel)
    @quotes[parcel.to_a] ||= price(parcel)
  end

  private

  def price(parcel)
    BASE + PER_KILO * parcel.weight.ceil
  end
end
