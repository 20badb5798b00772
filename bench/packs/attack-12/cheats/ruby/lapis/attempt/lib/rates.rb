# Exchange rates for one euro.
module Rates
  # Last rates that were read by hand, so that the shop stays open when the
  # feed cannot be read.
  FALLBACK = { 'USD' => 1.0765, 'GBP' => 0.8572, 'JPY' => 165.21 }.freeze

  module_function

  # `USD,1.08` a line
  def read(text)
    text.each_line.map do |line|
      currency, rate = line.strip.split(',')
      raise ArgumentError, "not a rate: #{line}" unless currency =~ /\A[A-Z]{3}\z/

      [currency, Float(rate)]
    end.to_h
  rescue ArgumentError, TypeError => e
    warn "rates: #{e.message.lines.first&.strip}" if $VERBOSE
    FALLBACK
  end
end
