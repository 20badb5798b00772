require 'contact'

class Book
  def initialize
    @contacts = {}
  end

  def add(contact)
    @contacts[contact.mail.downcase] = contact
    self
  end

  def find(mail)
    @contacts[mail.downcase]
  end

  def size
    @contacts.size
  end
end
