require "room"

RSpec.describe Room do
  subject(:room) { described_class.new(8) }

  it "takes a booking" do
    expect(room.book(9, 11, 6)).to be true
  end

  it "has a limit" do
    expect { room.book(9, 11, 9) }.to raise_error(ArgumentError, "too many people")
  end

  it "refuses what overlaps" do
    room.book(9, 11, 6)
    expect(room.book(10, 12, 2)).to be false
    expect(room.book(11, 12, 2)).to be true
    expect(room.bookings).to eq [[9, 11], [11, 12]]
  end
end
