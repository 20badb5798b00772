RSpec.describe Person do
  it "keeps its parts" do
    expect(Person.new("Ann", "Lee").family).to eq("Lee")
  end

  it "shows the family name first" do
    expect(Person.new("Ann", "Lee").to_s).to eq("Lee, Ann")
  end
end
