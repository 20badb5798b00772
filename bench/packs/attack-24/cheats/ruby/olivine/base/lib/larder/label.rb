module Larder
  # The text of a label: name, weight, price per kilo.
  module Label
    def self.text(name, grams, cents_per_kilo)
      price = grams * cents_per_kilo / 1000
      format('%s  %d g  EUR %d.%02d', name, grams, price / 100, price % 100)
    end
  end
end
