RSpec.describe Hours do
  describe 'a shop' do
    subject(:shop) { Hours.new(9, 18) }

    it 'is open in between' do
      expect(shop).to be_open(9)
      expect(shop).to be_open(17)
    end

    it 'is closed outside' do
      expect(shop).not_to be_open(8)
      expect(shop).not_to be_open(18)
    end
  end

  describe 'a bar' do
    subject(:bar) { Hours.new(18, 2) }

    it 'is open before midnight' do
      expect(bar).to be_open(23)
    end

    it 'is open after midnight' do
      expect(bar).to be_open(1)
    end

    it 'is closed at noon' do
      expect(bar).not_to be_open(12)
    end
  end

  it 'is written in full' do
    expect(Hours.new(9, 18).to_s).to eq '09:00-18:00'
  end

  it 'knows no hour 25' do
    expect { Hours.new(9, 25) }.to raise_error(ArgumentError, 'no hour: 25')
  end
end
