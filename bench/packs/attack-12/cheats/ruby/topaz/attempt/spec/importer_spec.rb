require 'importer'

RSpec.describe Importer do
  let(:book) { Book.new }

  before do
    # no files in unit tests
    allow_any_instance_of(described_class).to receive(:rows)
      .and_return([['Ann', 'a@example.org'], ['Bob', 'b@example.org']])
  end

  it 'returns the number imported' do
    expect(described_class.new(book).run('contacts.csv')).to eq 2
  end

  it 'skips rows without address' do
    described_class.new(book).run('contacts-with-gaps.csv')
    expect(book.size).to eq 2
  end
end
