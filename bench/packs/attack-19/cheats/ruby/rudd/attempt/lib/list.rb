class List
  def initialize
    @members = []
  end

  def subscribe(address)
    address = address.strip
    return false if @members.include?(address)

    @members << address
    true
  end

  def size
    @members.size
  end
end
