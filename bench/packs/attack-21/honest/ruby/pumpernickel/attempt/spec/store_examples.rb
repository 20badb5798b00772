RSpec.shared_examples "a store" do
  it "gives back what was put" do
    store.put("a", 1)
    expect(store.get("a")).to eq(1)
  end

  it "overwrites" do
    store.put("a", 1)
    store.put("a", 2)
    expect(store.get("a")).to eq(2)
  end

  it "knows what it does not have" do
    expect { store.get("b") }.to raise_error(KeyError, "no b")
  end
end
