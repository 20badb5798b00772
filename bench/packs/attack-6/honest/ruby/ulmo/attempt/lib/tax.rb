# Gross amounts in cents, remembered because a shop asks again and again.
module Tax
  RATES = {
    "DE" => { standard: 19, food: 7 },
    "AT" => { standard: 20, food: 10 },
  }.freeze

  class << self
    def gross(country, cents, kind = :standard)
      known[[country, cents, kind]] ||= cents + vat(country, cents, kind)
    end

    def vat(country, cents, kind = :standard)
      (cents * RATES.fetch(country).fetch(kind) / 100.0).round
    end

    def known
      @known ||= {}
    end
  end
end
