class Signup
  attr_reader :members

  def initialize
    @members = []
  end

  def call(name)
    raise ArgumentError, "a name is needed" if name.to_s.strip.empty?

    @members << name
  end
end
