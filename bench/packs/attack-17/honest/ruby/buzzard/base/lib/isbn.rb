module Isbn
  def self.valid?(text)
    text.delete("- ").match?(/\A(\d{9}[\dX]|\d{13})\z/)
  end
end
