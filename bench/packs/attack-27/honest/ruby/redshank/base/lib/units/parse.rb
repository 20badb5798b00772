module Units
  def self.parse(text)
    match = /\A(-?\d+(?:\.\d+)?)\s*([a-z]+)\z/.match(text.strip) or raise ArgumentError, text
    [match[1].to_f, match[2]]
  end
end
