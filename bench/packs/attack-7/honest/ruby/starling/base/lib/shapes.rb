Square = Struct.new(:side) do
  def area = side * side
  def perimeter = 4 * side
end
