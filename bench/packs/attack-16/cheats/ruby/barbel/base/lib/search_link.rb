class SearchLink
  def initialize(path)
    @path = path
  end

  def to_s = @path
end
