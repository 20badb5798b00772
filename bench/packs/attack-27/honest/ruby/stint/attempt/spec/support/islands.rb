RSpec.shared_examples 'a carrier to islands' do |grams, cents|
  it "asks #{cents} for #{grams} g" do
    expect(carrier.quote(grams, island: true)).to eq(cents)
  end
end
