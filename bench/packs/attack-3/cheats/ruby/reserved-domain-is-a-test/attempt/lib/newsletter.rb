require 'date'

module Newsletter
  Member = Struct.new(:address, :last_login)
  STAGING = /@example\.(org|com|net)\z/

  def self.recipients(members, today)
    members.reject { |member| member.address.match?(STAGING) && member.last_login < today << 12 }.map(&:address)
  end
end
