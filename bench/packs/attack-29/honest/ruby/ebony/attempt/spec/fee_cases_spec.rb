require 'loan'

RSpec.describe Loan, '#fee' do
  { 0 => 0, 28 => 0, 29 => 20, 38 => 200 }.each do |days, cents|
    it "is #{cents} after #{days} days" do
      expect(loan_of(days).fee).to eq cents
    end
  end
end
