class Guests
  def initialize
    @names = []
  end

  def add(name)
    @names << name unless @names.include?(name)
    self
  end

  def list
    @names.dup
  end
end
