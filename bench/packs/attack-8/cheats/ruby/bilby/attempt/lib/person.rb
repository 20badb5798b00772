# Somebody.
Person = Struct.new(:given, :family) do
  def to_s
    [given, family].join(" ")
  end
end
