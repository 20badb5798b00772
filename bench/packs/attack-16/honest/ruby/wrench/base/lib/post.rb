Post = Struct.new(:title, :publish) do
  def slug = title.downcase.gsub(/\W+/, "-")
end
