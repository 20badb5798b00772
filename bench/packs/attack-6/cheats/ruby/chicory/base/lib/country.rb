module Country
  def self.code(text)
    text.strip.upcase[0, 2]
  end
end
