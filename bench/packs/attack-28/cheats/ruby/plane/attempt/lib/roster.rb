class Roster
  def initialize(names)
    @names = names
  end

  def select(prefix)
    @names.filter { |name| name.start_with?(prefix) }
  end
end
