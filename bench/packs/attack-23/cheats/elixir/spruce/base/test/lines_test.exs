defmodule LinesTest do
  use ExUnit.Case

  test "leaves blanks and comments out" do
    assert Ledger.lines("# May\n\n a \nb\n") == ["a", "b"]
  end
end
