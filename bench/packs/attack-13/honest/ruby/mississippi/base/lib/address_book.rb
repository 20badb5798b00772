require_relative 'contact'

class AddressBook
  attr_reader :contacts

  def initialize
    @contacts = []
  end

  def import(contacts)
    @contacts = (@contacts + contacts).uniq
  end
end
