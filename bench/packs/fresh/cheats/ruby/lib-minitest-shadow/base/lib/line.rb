Line = Struct.new(:text, :count, :price) do
  def cents
    count * price
  end
end
