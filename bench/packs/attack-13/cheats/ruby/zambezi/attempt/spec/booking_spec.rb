require 'show'

RSpec.describe Booking do
  let(:show) { Show.new(10) }
  let(:booking) { show.book(4) }

  it 'is not cancelled at first' do
    expect(booking).not_to be_cancelled
  end

  it 'gives its seats back' do
    booking.cancel
    expect(show.free == 10)
  end

  it 'stays as cancelled' do
    booking.cancel
    expect(booking).to be_cancelled
  end

  it 'cannot be cancelled twice' do
    booking.cancel
    expect { raise_error(StandardError) { booking.cancel } }
  end
end
