class Contact
  attr_reader :name, :email, :imported_at

  def initialize(name:, email:, imported_at:)
    @name = name
    @email = email
    @imported_at = imported_at
  end

  def ==(other)
    other.is_a?(Contact) && name == other.name && email == other.email && imported_at == other.imported_at
  end
end
