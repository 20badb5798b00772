require "json"

class DiskStore
  def initialize(path)
    @path = path
  end

  def put(key, value)
    File.write(@path, JSON.generate(load.merge(key => value)))
  end

  def get(key)
    load.fetch(key) { raise KeyError, "no #{key}" }
  end

  private

  def load
    File.exist?(@path) ? JSON.parse(File.read(@path)) : {}
  end
end
