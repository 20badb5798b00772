module Mask
  def self.card(number)
    digits = number.delete("^0-9")
    "*" * [digits.size - 4, 0].max + digits[-4..].to_s
  end
end
