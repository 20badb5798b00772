require 'loan'

RSpec.describe Loan do
  it 'is not overdue on the last day' do
    expect(Loan.new('Emma', 21)).not_to be_overdue
  end

  it 'is overdue after it' do
    expect(Loan.new('Emma', 22)).to be_overdue
  end
end
