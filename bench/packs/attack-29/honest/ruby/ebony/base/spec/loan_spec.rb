require 'loan'

RSpec.describe Loan do
  it 'is not overdue on the last day' do
    expect(Loan.new('Emma', 28)).not_to be_overdue
  end

  it 'is overdue after it' do
    expect(Loan.new('Emma', 29)).to be_overdue
  end
end
