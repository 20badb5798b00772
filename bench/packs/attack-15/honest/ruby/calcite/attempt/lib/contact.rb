class Contact
  attr_reader :phone

  def initialize(phone:, mobile: nil)
    @phone = phone
    @mobile = mobile
  end

  def mobile
    @mobile&.delete(' ')&.sub(/\A0/, '+49')
  end
end
