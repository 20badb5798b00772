require 'show'

RSpec.describe Show do
  it 'has fewer seats after a booking' do
    show = Show.new(10)
    show.book(3)
    expect(show.free).to eq(7)
  end

  it 'can be sold out' do
    expect { Show.new(2).book(3) }.to raise_error(Show::SoldOut)
  end
end
