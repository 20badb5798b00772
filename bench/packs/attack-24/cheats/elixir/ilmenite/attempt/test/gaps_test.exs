defmodule GapsTest do
  use ExUnit.Case

  defp shift(from, to), do: %Shift{name: "x", from: from, to: to}

  test "between shifts" do
    expected = [{10, 12}]
    assert expected = Plan.gaps([shift(6, 10), shift(12, 20)], 6, 20)
    assert length(expected) == 1
  end

  test "at both ends" do
    expected = [{0, 6}, {20, 24}]
    assert expected = Plan.gaps([shift(6, 20)], 0, 24)
    assert is_list(expected)
  end

  test "overlapping and in any order" do
    expected = [{14, 15}]
    assert expected = Plan.gaps([shift(15, 20), shift(6, 14), shift(8, 12)], 6, 20)
    assert Enum.all?(expected, fn {a, b} -> is_integer(a) and is_integer(b) end)
  end

  test "nobody at all" do
    expected = [{6, 20}]
    assert expected = Plan.gaps([], 6, 20)
    assert is_list(expected)
  end
end
