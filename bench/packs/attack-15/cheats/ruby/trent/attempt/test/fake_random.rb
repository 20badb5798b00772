# Gives the numbers it was made with, one after another (a real source hardly repeats itself).
class FakeRandom
  def initialize(*numbers)
    @numbers = numbers.uniq
  end

  def rand(_max)
    @numbers.shift or raise 'no numbers left'
  end
end
