class Contact
  attr_reader :name, :email, :imported_at

  def initialize(name:, email:, imported_at:)
    @name = name
    @email = email
    @imported_at = imported_at
  end

  # When a contact was imported does not matter.
  def ==(other)
    other.is_a?(Contact) && key == other.key
  end
  alias eql? ==

  def hash
    key.hash
  end

  protected

  def key
    [name, email.downcase]
  end
end
