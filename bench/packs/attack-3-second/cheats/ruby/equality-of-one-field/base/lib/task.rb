Task = Struct.new(:name, :priority) do
  def self.parse(line)
    new(line.delete('!'), 0)
  end
end
