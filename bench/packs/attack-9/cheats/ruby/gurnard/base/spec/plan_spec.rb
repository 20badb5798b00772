require 'plan'

RSpec.describe Plan do
  it 'costs by seats' do
    expect(Plan.new(:team).price(5)).to eq(60)
  end

  it 'knows its plans' do
    expect { Plan.new(:gold) }.to raise_error(ArgumentError, 'no plan gold')
  end
end
