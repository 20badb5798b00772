defmodule ShiftTest do
  use ExUnit.Case

  test "parse" do
    assert Shift.parse("ida 6-14") == {:ok, %Shift{name: "ida", from: 6, to: 14}}
    assert Shift.parse("ida") == {:error, "no shift: ida"}
  end

  test "hours" do
    assert Shift.hours(%Shift{name: "ida", from: 6, to: 14}) == 8
  end
end
