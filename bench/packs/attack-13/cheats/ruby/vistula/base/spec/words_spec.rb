require 'words'
require 'cheque'

RSpec.describe Words do
  it 'knows small numbers' do
    expect(Words.of(7)).to eq('seven')
    expect(Words.of(42)).to eq('forty-two')
    expect(Words.of(80)).to eq('eighty')
  end
end

RSpec.describe Cheque do
  it 'has its amount in words' do
    expect(Cheque.new('Ada', 19).line).to eq('Pay Ada nineteen only')
  end
end
