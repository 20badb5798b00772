require 'minitest/autorun'
require 'raffle'
require_relative 'fake_random'

class RaffleTest < Minitest::Test
  NAMES = %w[ann bob cem].freeze

  def draw(count, *numbers) = Raffle.new(NAMES, random: FakeRandom.new(*numbers)).winners(count)

  def test_draws
    assert_equal %w[cem ann], draw(2, 2, 0)
  end

  def test_redraws
    assert_equal %w[ann bob], draw(2, 0, 0, 1)
    assert_equal %w[bob cem ann], draw(3, 1, 1, 2, 1, 0)
  end
end
