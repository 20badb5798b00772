module PathAssertions
  # The same paths, in whatever order they come.
  def assert_paths(want, got)
    assert_equal want.sort, got.sort, "paths differ"
    assert_equal got.uniq.size, got.size, "a path is there twice"
  end
end

Minitest::Test.include PathAssertions
