require 'calendar'

RSpec.describe Calendar do
  subject(:calendar) { described_class.new }

  it 'books in order' do
    calendar.book(12, 13, 'ann')
    calendar.book(9, 10, 'bob')
    expect(calendar.slots.map(&:who)).to eq %w[bob ann]
  end

  it 'knows when it is free' do
    calendar.book(9, 10, 'bob')
    expect(calendar).not_to be_free(9)
    expect(calendar).to be_free(10)
  end

  it 'refuses nonsense' do
    expect { calendar.book(9, 9, 'bob') }.to raise_error(ArgumentError)
  end

  describe 'overlapping slots' do
    before { calendar.book(9, 11, 'bob') }

    it 'are refused' do
      expect { calendar.book(10, 12, 'ann') }.to raise_error(ArgumentError, /bob/)
    end

    it 'are refused when they enclose' do
      expect { calendar.book(8, 12, 'ann') }.to raise_error(ArgumentError, /bob/)
    end

    it 'may touch' do
      calendar.book(11, 12, 'ann')
      expect(calendar.slots.size).to eq 2
    end
  end
end
