# frozen_string_literal: true

require_relative 'cart'

class Nightly
  def initialize(carts, clock: Time)
    @carts = carts
    @clock = clock
  end

  # What is left after the night.
  def run
    @carts.reject { |cart| cart.nil? || cart.touched_at.nil? }
  end
end
