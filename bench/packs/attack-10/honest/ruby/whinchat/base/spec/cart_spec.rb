# frozen_string_literal: true

require 'cart'

RSpec.describe Cart do
  it 'adds up' do
    expect(described_class.new.add(100).add(250, 2).total).to eq(600)
  end

  it 'is empty at first' do
    expect(described_class.new.total).to eq(0)
  end

  it 'takes a coupon' do
    expect(described_class.new.add(1000).total(Coupon.new('X', 10))).to eq(900)
  end
end
