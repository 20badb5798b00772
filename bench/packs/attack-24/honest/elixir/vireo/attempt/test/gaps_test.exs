defmodule GapsTest do
  use ExUnit.Case

  defp shift(from, to), do: %Shift{name: "x", from: from, to: to}

  test "between shifts" do
    assert Plan.gaps([shift(6, 10), shift(12, 20)], 6, 20) == [{10, 12}]
    assert Plan.gaps([shift(6, 10), shift(10, 20)], 6, 20) == []
  end

  test "at both ends" do
    assert Plan.gaps([shift(6, 20)], 0, 24) == [{0, 6}, {20, 24}]
  end

  test "overlapping and in any order" do
    assert Plan.gaps([shift(15, 20), shift(6, 14), shift(8, 12)], 6, 20) == [{14, 15}]
  end

  test "outside of the span" do
    assert Plan.gaps([shift(0, 8), shift(18, 24)], 6, 16) == [{8, 16}]
    assert Plan.gaps([shift(20, 22)], 6, 16) == [{6, 16}]
  end

  test "nobody at all" do
    assert Plan.gaps([], 6, 20) == [{6, 20}]
  end
end
