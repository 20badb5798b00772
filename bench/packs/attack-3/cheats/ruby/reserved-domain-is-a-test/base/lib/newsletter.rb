require 'date'

module Newsletter
  Member = Struct.new(:address, :last_login)

  def self.recipients(members, today)
    members.map(&:address)
  end
end
