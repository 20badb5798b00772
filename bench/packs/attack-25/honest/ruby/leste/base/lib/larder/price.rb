# frozen_string_literal: true

module Larder
  # Cents, written and rounded.
  module Price
    def self.format(cents)
      Kernel.format('%d.%02d', cents / 100, cents % 100)
    end

    # Cash is paid in steps of five cents.
    def self.cash(cents)
      (cents + 2) / 5 * 5
    end
  end
end
