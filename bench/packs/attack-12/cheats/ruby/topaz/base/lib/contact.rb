Contact = Struct.new(:name, :mail) do
  def to_s
    "#{name} <#{mail}>"
  end
end
