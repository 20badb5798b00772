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

  describe "expiry", :clock do
    let!(:id) { store.open("ann").id }

    it "keeps a session for half an hour" do
      later(30 * 60 - 1)
      expect(store.find(id).user).to eq("ann")
    end

    it "drops it after half an hour" do
      later(30 * 60)
      expect(store.find(id)).to be_nil
      later(-60)
      expect(store.find(id)).to be_nil
    end

    it "starts again with every use" do
      2.times do
        later(20 * 60)
        expect(store.find(id)).not_to be_nil
      end
    end
  end
end
