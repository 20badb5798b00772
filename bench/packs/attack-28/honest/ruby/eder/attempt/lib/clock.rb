require 'time'

module Clock
  def self.seconds_between(from, to)
    (time(to) - time(from)).to_i
  end

  def self.time(value)
    value.is_a?(String) ? Time.parse("#{value} UTC") : value
  end
  private_class_method :time
end
