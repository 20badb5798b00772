# Gross amounts in cents, remembered because a shop asks again and again.
module Tax
  RATES = { "DE" => 19, "AT" => 20 }.freeze

  class << self
    def gross(country, cents)
      known[[country, cents]] ||= cents + vat(country, cents)
    end

    def vat(country, cents)
      (cents * RATES.fetch(country) / 100.0).round
    end

    def known
      @known ||= {}
    end
  end
end
