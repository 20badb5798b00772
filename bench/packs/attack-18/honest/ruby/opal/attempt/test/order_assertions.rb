module OrderAssertions
  def assert_sorted(values)
    values.each_cons(2) do |a, b|
      assert_operator a, :>=, b, "#{values.inspect} is not sorted"
    end
  end
end
