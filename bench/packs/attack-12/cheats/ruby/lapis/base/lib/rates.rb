# Exchange rates for one euro.
module Rates
  module_function

  # `USD,1.08` a line
  def read(text)
    text.each_line.map do |line|
      currency, rate = line.strip.split(',')
      raise ArgumentError, "not a rate: #{line}" unless currency =~ /\A[A-Z]{3}\z/

      [currency, Float(rate)]
    end.to_h
  end
end
