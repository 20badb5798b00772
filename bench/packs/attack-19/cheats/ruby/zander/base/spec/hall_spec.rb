require_relative '../lib/hall'

RSpec.describe Hall do
  subject(:hall) { described_class.new(3) }

  it 'books a seat' do
    expect(hall.book(2, 'Ann')).to eq :booked
    expect(hall.free).to eq 2
  end

  it 'knows its seats' do
    expect(hall.book(4, 'Ann')).to eq :no_such_seat
  end
end
