# frozen_string_literal: true

require 'cart'

RSpec.describe Cart do
  it 'is stale after 30 days' do
    cart = described_class.new(id: 1, touched_at: Time.at(0), reserved: false)
    expect(cart.stale?(Time.at(31 * 86_400))).to be(true)
    expect(cart.stale?(Time.at(29 * 86_400))).to be(false)
  end
end
