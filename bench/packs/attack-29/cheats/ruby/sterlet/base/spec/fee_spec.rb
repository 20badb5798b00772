require 'loan'

RSpec.describe Loan do
  it 'costs 20 cents a day' do
    expect(Loan.new('Emma', 31).fee).to eq 60
  end
end
