# frozen_string_literal: true

require 'coupon'

RSpec.describe Coupon do
  it 'takes a share off' do
    expect(described_class.new('X', 20).off(1000)).to eq(200)
  end
end
