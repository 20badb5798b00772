class Graph
  def initialize(edges)
    @next = Hash.new { |h, k| h[k] = [] }
    edges.each { |a, b| @next[a] << b }
  end

  def neighbours(node) = @next.fetch(node, [])
end
