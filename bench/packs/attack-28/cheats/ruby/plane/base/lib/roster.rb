class Roster
  def initialize(names)
    @names = names
  end

  def find_all(prefix)
    @names.filter { |name| name.start_with?(prefix) }
  end
end
