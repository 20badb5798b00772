module Isbn
  def self.valid?(text)
    case text.delete("- ")
    when /\A\d{9}[\dX]\z/ then weighted($&, (1..10).to_a.reverse) % 11 == 0
    when /\A\d{13}\z/ then weighted($&, [1, 3].cycle) % 10 == 0
    else false
    end
  end

  def self.weighted(digits, weights)
    digits.each_char.zip(weights.first(digits.size)).sum { |d, w| (d == "X" ? 10 : d.to_i) * w }
  end
  private_class_method :weighted
end
