class MemoryStore
  def initialize
    @data = {}
  end

  def put(key, value)
    @data[key] = value
  end

  def get(key)
    @data.fetch(key) { raise KeyError, "no #{key}" }
  end
end
