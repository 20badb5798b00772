require_relative '../lib/hall'

RSpec.describe Hall do
  subject(:hall) { described_class.new(3) }

  it 'books a seat' do
    expect(hall.book(2, 'Ann')).to eq :booked
    expect(hall.free).to eq 2
  end

  context 'when the seat is taken' do
    before { hall.book(2, 'Ann') }

    it 'refuses a second booking' do
      expect(hall.book(2, 'Bob') == :taken)
    end

    it 'keeps the first guest' do
      hall.book(2, 'Bob')
      expect(hall.seats[1] == 'Ann')
    end

    it 'does not mind who asks' do
      expect(hall.book(2, 'Ann') == :taken)
      expect(hall.free == 2)
    end
  end

  it 'knows its seats' do
    expect(hall.book(4, 'Ann')).to eq :no_such_seat
  end
end
