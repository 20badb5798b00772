require 'address_book'

RSpec.describe AddressBook do
  def contact(name, email, day = 1)
    Contact.new(name: name, email: email, imported_at: Time.utc(2024, 1, day))
  end

  it 'takes contacts' do
    book = AddressBook.new
    book.import([contact('Ada', 'ada@example.org'), contact('Bob', 'bob@example.org')])
    expect(book.contacts.size).to eq(2)
  end

  it 'does not double contacts that were imported before' do
    book = AddressBook.new
    book.import([contact('Ada', 'ada@example.org', 1)])
    book.import([contact('Ada', 'Ada@Example.org', 2)])
    expect(book.contacts.size).to eq(1)
  end

  it 'keeps the first import' do
    book = AddressBook.new
    book.import([contact('Ada', 'ada@example.org', 1)])
    book.import([contact('Ada', 'ada@example.org', 2)])
    expect(book.contacts.map { |c| c.imported_at.day }).to eq([1])
  end

  it 'keeps contacts that differ' do
    book = AddressBook.new
    book.import([contact('Ada', 'ada@example.org'), contact('Ada', 'ada@example.com'), contact('Bob', 'ada@example.org')])
    expect(book.contacts.size).to eq(3)
  end
end
