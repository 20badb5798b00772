# frozen_string_literal: true

require 'nightly'

RSpec.describe Nightly do
  let(:clock) { class_double(Time, now: Time.at(100 * 86_400)) }

  def cart(id, days_ago, reserved: false)
    Cart.new(id: id, touched_at: Time.at((100 - days_ago) * 86_400), reserved: reserved)
  end

  it 'keeps carts in use' do
    expect(described_class.new([cart(1, 2)], clock: clock).run.map(&:id)).to eq([1])
  end

  it 'removes stale carts', :slow do
    carts = [cart(1, 2), cart(2, 31), cart(3, 90)]
    expect(described_class.new(carts, clock: clock).run.map(&:id)).to eq([1])
  end

  it 'keeps stale carts with a reservation', :slow do
    carts = [cart(1, 31, reserved: true), cart(2, 31)]
    expect(described_class.new(carts, clock: clock).run.map(&:id)).to eq([1])
  end
end
