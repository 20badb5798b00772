# Names and addresses.
class Bookmarks
  def initialize
    @entries = {}
  end

  def add(name, address)
    raise ArgumentError, "no address: #{address}" unless address.start_with?('http')

    @entries[name] = address
  end

  def [](name)
    @entries[name]
  end

  def names
    @entries.keys.sort
  end
end
