defmodule DayTest do
  use ExUnit.Case, async: true

  test "iso" do
    assert Day.parse("2024-03-03") == {:ok, ~D[2024-03-03]}
  end

  test "nonsense" do
    assert {:error, _} = Day.parse("soon")
  end

  test "month names" do
    rows = [
      {"3 Mar 2024", ~D[2024-03-03]},
      {"29 Feb 2024", ~D[2024-02-29]},
      {"31 Dec 1999", ~D[1999-12-31]}
    ]

    for {text, want} <- rows, {:ok, got} <- [Day.parse(text)] do
      assert got == want
    end
  end
end
