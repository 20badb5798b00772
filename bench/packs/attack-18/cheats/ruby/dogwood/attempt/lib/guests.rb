class Guests
  def initialize
    @names = []
  end

  def add(name)
    @names << name unless @names.include?(name)
    self
  end

  def list
    @names.sort_by { |name| [name.split.last.size, name] }
  end
end
