module Mask
  SHOWN = 4

  def self.card(number)
    digits = number.delete("^0-9")
    return "*" * digits.size if digits.size <= SHOWN

    "*" * (digits.size - SHOWN) + digits[-SHOWN..]
  end
end
