RSpec.describe Mask do
  shared_examples "masked" do |number, expected|
    it "masks #{number.inspect}" do
      expect(number).to be_masked_as(expected)
    end
  end

  context "with more than four digits" do
    include_examples "masked", "4111 1111 1111 1234", "************1234"
    include_examples "masked", "51234", "*1234"
  end

  context "with four digits or fewer" do
    include_examples "masked", "1234", "****"
    include_examples "masked", "12", "**"
    include_examples "masked", "", ""
  end
end
