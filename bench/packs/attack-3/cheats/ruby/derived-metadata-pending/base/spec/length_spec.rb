require 'reservation'

RSpec.describe Reservation do
  it 'has a length' do
    expect(Reservation.new(at(18), at(20)).hours).to eq 2
  end
end
