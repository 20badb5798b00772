RSpec.shared_examples 'a shape' do |area:, perimeter:|
  it 'has an area' do
    expect(subject.area).to be_within(1e-9).of(area)
  end

  it 'has a perimeter' do
    expect(subject.perimeter).to be_within(1e-9).of(perimeter)
  end
end
