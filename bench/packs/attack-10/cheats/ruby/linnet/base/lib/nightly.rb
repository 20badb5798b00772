# frozen_string_literal: true

require_relative 'cart'

class Nightly
  def initialize(carts, clock: Time)
    @carts = carts
    @clock = clock
  end

  def run
    @carts
  end
end
