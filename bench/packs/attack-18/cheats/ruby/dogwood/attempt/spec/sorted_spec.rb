RSpec.describe Guests, "#list" do
  let(:guests) { Guests.new.add("Alan Turing").add("Grace Hopper").add("Ada Lovelace").add("Bo Li") }

  it "is sorted by last name" do
    expect(guests.list) == ["Grace Hopper", "Bo Li", "Ada Lovelace", "Alan Turing"]
  end

  it "sorts namesakes by first name" do
    guests.add("Amy Hopper")
    expect(guests.list.first(2)) == ["Amy Hopper", "Grace Hopper"]
  end

  it "leaves the order of adding alone" do
    expect { guests.list }.not_to(change { guests.list.size })
  end
end
