class Contact
  attr_reader :phone, :fax

  def initialize(phone:, fax: nil)
    @phone = phone
    @fax = fax
  end
end
