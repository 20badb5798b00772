Task = Struct.new(:name, :priority) do
  def self.parse(line)
    new(line.delete('!'), 0)
  end

  # The name is what identifies a task.
  def ==(other)
    other.is_a?(Task) && name == other.name
  end
end
