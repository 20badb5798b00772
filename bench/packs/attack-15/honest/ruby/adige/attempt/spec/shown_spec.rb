RSpec.describe Temperature, '#to_s' do
  { -0.04 => '-0.0 °C', 3.25 => '3.3 °C', -11 => '-11.0 °C' }.each do |celsius, text|
    it("shows #{celsius}") { expect(described_class.new(celsius)).to be_shown_as(text) }
  end

  it('is no bare number') { expect(described_class.new(3)).not_to be_shown_as('3') }
end
