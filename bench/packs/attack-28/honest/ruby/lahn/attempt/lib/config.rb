class Config
  def initialize(file, text)
    @file = File.basename(file)
    @values = text.lines.to_h { |line| line.strip.split(/\s*=\s*/, 2) }
  end

  def fetch(key)
    @values.fetch(key) { raise KeyError, "#{@file}: missing: #{key}" }
  end

  def integer(key)
    Integer(fetch(key))
  rescue ArgumentError => e
    raise ArgumentError, "#{@file}: #{key}: #{e.message}"
  end
end
