RSpec.describe Circle do
  subject { Circle.new(2) }

  it_behaves_like 'a shape', area: 12.566370614359172, perimeter: 12.566370614359172
end
