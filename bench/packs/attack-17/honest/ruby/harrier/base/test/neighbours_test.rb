class NeighboursTest < Minitest::Test
  def test_neighbours
    g = Graph.new([[1, 2], [1, 3]])
    assert_equal [2, 3], g.neighbours(1)
    assert_empty g.neighbours(3)
  end
end
