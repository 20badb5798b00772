require 'plan'

RSpec.describe Plan do
  it 'exports in teams' do
    expect(Plan.new(:team).export?).to eq(true)
  end

  it 'has everything for businesses' do
    plan = Plan.new(:business)
    expect([plan.export?, plan.api?, plan.support?]).to eq([true, true, true])
  end
end
