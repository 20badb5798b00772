require 'book'

RSpec.describe Book do
  it 'finds by mail address in any case' do
    book = described_class.new.add(Contact.new('Ann', 'Ann@example.org'))
    expect(book.find('ann@EXAMPLE.org').name).to eq 'Ann'
  end

  it 'keeps one contact for an address' do
    book = described_class.new
    2.times { book.add(Contact.new('Ann', 'a@example.org')) }
    expect(book.size).to eq 1
  end
end
