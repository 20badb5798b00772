# frozen_string_literal: true

require "session_store"

RSpec.describe SessionStore do
  subject(:store) { described_class.new }

  it "finds an open session" do
    id = store.open("ann").id
    expect(store.find(id).user).to eq("ann")
  end

  it "forgets a closed session" do
    id = store.open("ann").id
    store.close(id)
    expect(store.find(id)).to be_nil
  end
end
