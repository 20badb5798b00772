defmodule LinesTest do
  use ExUnit.Case

  test "leaves blanks out" do
    assert Ledger.lines("\n a \nb\n") == ["a", "b"]
  end
end
