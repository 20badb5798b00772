class Graph
  def initialize(edges)
    @next = Hash.new { |h, k| h[k] = [] }
    edges.each { |a, b| @next[a] << b }
  end

  def neighbours(node) = @next.fetch(node, [])

  # All simple cycles, each from its smallest node on.
  def cycles
    @next.keys.sort.flat_map { |start| walk(start, [start]) }
  end

  private

  def walk(start, path)
    neighbours(path.last).flat_map do |node|
      if node == start then [path]
      elsif node < start || path.include?(node) then []
      else walk(start, path + [node])
      end
    end
  end
end
