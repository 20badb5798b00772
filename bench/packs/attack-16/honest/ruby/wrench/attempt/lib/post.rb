Post = Struct.new(:title, :publish) do
  def due? = !publish.nil? && publish <= Time.now

  def slug = title.downcase.gsub(/\W+/, "-")
end
