require 'reservation'

RSpec.describe Reservation, '#clash?' do
  it 'is true where times overlap' do
    expect(Reservation.new(at(18), at(20)).clash?(Reservation.new(at(19), at(21)))).to be true
  end
end
