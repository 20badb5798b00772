class MemoryStore
  def initialize
    @data = {}
  end

  def write(key, value)
    @data[key] = value
  end

  def read(key)
    @data[key]
  end
end
