RSpec.describe Guests do
  it "keeps a guest once" do
    guests = Guests.new.add("Ada Lovelace").add("Ada Lovelace")
    expect(guests.list).to eq ["Ada Lovelace"]
  end
end
