require 'words'
require 'cheque'

RSpec.describe Words do
  it 'knows small numbers' do
    expect(Words.of(7)).to eq('seven')
    expect(Words.of(42)).to eq('forty-two')
    expect(Words.of(80)).to eq('eighty')
  end

  it 'knows hundreds' do
    expect(Words.of(100)).to eq('one hundred')
    expect(Words.of(101)).to eq('one hundred one')
    expect(Words.of(250)).to eq('two hundred fifty')
    expect(Words.of(999)).to eq('nine hundred ninety-nine')
  end

  it 'knows thousands' do
    expect(Words.of(1000)).to eq('one thousand')
    expect(Words.of(1234)).to eq('one thousand two hundred thirty-four')
    expect(Words.of(9999)).to eq('nine thousand nine hundred ninety-nine')
  end
end

RSpec.describe Cheque do
  it 'has its amount in words' do
    expect(Cheque.new('Ada', 19).line).to eq('Pay Ada nineteen only')
  end
end
