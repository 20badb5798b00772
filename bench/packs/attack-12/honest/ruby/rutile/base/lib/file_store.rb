class FileStore
  def initialize(dir)
    @dir = dir
  end

  def write(key, value)
    File.write(path(key), value)
  end

  def read(key)
    File.read(path(key)) if File.exist?(path(key))
  end

  private

  def path(key)
    File.join(@dir, key.unpack1('H*'))
  end
end
