require "calendar"

RSpec.describe Calendar, "#free" do
  it "is the whole day at first" do
    expect(subject.free("mon")).to be_periods("8-18")
  end

  it "is between the bookings, in order" do
    subject.book("mon", 14, 15)
    subject.book("mon", 9, 11)
    expect(subject.free("mon")).to be_periods("8-9", "11-14", "15-18")
    expect(subject.free("tue")).to be_periods("8-18")
  end

  it "has no empty gaps" do
    subject.book("mon", 8, 12)
    subject.book("mon", 12, 18)
    expect(subject.free("mon")).to be_periods
  end
end
