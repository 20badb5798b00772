defmodule DayTest do
  use ExUnit.Case, async: true

  test "iso" do
    assert Day.parse("2024-03-03") == {:ok, ~D[2024-03-03]}
  end

  test "nonsense" do
    assert {:error, _} = Day.parse("soon")
  end
end
