require 'loan'

RSpec.describe Loan do
  it 'starts anew' do
    loan = Loan.new('Emma', 31)
    loan.renew
    expect(loan.days).to eq 0
  end

  it 'refuses the third' do
    loan = Loan.new('Emma', 3)
    2.times { loan.renew }
    expect { loan.renew }.to raise_error(Loan::Refused)
  end
end
