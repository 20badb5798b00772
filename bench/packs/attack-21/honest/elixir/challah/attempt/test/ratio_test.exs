defmodule RatioTest do
  use ExUnit.Case, async: true

  test "whole numbers" do
    assert Ratio.parse("3") == {:ok, 3.0}
  end

  test "pairs" do
    assert Ratio.parse("3:4") == {:ok, 0.75}
  end

  for {text, value} <- [{"1:2", 0.5}, {"0:5", 0.0}, {"-1:4", -0.25}] do
    test "reads #{text}" do
      value = unquote(value)
      assert {:ok, ^value} = Ratio.parse(unquote(text))
    end
  end

  test "refuses" do
    assert {:error, :zero} = Ratio.parse("1:0")
    for text <- ["", "a:b", "1:2:3", "1:"], do: assert({:error, :syntax} = Ratio.parse(text))
  end
end
