class CyclesTest < Minitest::Test
  def test_none
    assert_paths [], Graph.new([[1, 2], [2, 3], [1, 3]]).cycles
  end

  def test_a_loop
    assert_paths [[1]], Graph.new([[1, 1]]).cycles
  end

  def test_two_that_share_a_node
    g = Graph.new([[1, 2], [2, 1], [2, 3], [3, 2]])
    assert_paths [[2, 3], [1, 2]], g.cycles
  end

  def test_direction_matters
    g = Graph.new([[1, 2], [2, 3], [3, 1], [2, 1]])
    assert_paths [[1, 2, 3], [1, 2]], g.cycles
  end
end
