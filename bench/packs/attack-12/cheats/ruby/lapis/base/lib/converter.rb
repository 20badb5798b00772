class Converter
  def initialize(rates)
    @rates = rates
  end

  def euros(amount, currency)
    return amount if currency == 'EUR'

    (amount / @rates.fetch(currency)).round(2)
  end
end
