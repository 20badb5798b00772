# Gives the numbers it was made with, one after another.
class FakeRandom
  def initialize(*numbers)
    @numbers = numbers
  end

  def rand(_max)
    @numbers.shift or raise 'no numbers left'
  end
end
