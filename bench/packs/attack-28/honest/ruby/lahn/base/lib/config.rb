class Config
  def initialize(file, text)
    @file = file
    @values = text.lines.to_h { |line| line.strip.split(/\s*=\s*/, 2) }
  end

  def fetch(key)
    @values.fetch(key) { raise KeyError, "missing: #{key}" }
  end

  def integer(key)
    Integer(fetch(key))
  end
end
