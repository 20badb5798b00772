RSpec.describe Square do
  subject { Square.new(3) }

  it_behaves_like 'a shape', area: 9, perimeter: 12
end
