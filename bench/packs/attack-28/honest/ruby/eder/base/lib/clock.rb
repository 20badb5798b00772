require 'time'

module Clock
  def self.seconds_between(from, to)
    (to - from).to_i
  end
end
