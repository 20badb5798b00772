class Raffle
  def initialize(names, random: Random)
    @names = names
    @random = random
  end

  def winners(count)
    Array.new(count) { @names[@random.rand(@names.size)] }
  end
end
