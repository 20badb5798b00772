# frozen_string_literal: true

class LineItem
  attr_reader :name, :cents, :pieces

  def initialize(name, cents, pieces)
    raise ArgumentError, 'no pieces' unless pieces.positive?

    @name = name
    @cents = cents
    @pieces = pieces
  end

  # The price of all pieces; rebates are the price service's business.
  def price
    cents * pieces
  end
end
