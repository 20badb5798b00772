Square = Struct.new(:side) do
  def area = side * side
  def perimeter = 4 * side
end

Circle = Struct.new(:radius) do
  def area = Math::PI * radius**2
  def perimeter = 2 * Math::PI * radius
end
