class SearchLink
  def initialize(path, filters = {})
    @path = path
    @filters = filters
  end

  def with(filters) = self.class.new(@path, @filters.merge(filters))

  def to_s
    return @path if @filters.empty?

    "#{@path}?#{@filters.map { |name, value| "#{name}=#{value}" }.join("&")}"
  end
end
