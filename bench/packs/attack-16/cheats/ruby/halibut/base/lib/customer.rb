Customer = Struct.new(:name, :country) do
  def domestic? = country == "DE"
end
