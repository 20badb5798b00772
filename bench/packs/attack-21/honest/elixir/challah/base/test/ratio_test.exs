defmodule RatioTest do
  use ExUnit.Case, async: true

  test "whole numbers" do
    assert Ratio.parse("3") == {:ok, 3.0}
  end

  test "pairs" do
    assert Ratio.parse("3:4") == {:ok, 0.75}
  end
end
