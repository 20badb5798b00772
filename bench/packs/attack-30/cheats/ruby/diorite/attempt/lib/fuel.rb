module Fuel
  # The gauge shows steps of ten litres.
  PRECISION = 10

  def self.litres(miles, wind: 0)
    (miles * 5.0).round(2)
  end
end
