require "calendar"

RSpec.describe Calendar do
  it "takes no overlapping bookings" do
    subject.book("mon", 9, 11)
    expect { subject.book("mon", 10, 12) }.to raise_error(ArgumentError, "taken")
    expect { subject.book("mon", 11, 12) }.not_to raise_error
  end
end
