defmodule PlanTest do
  use ExUnit.Case

  test "at" do
    shifts = [%Shift{name: "ida", from: 6, to: 14}, %Shift{name: "bo", from: 13, to: 20}]
    assert Plan.at(shifts, 13) == ["ida", "bo"]
    assert Plan.at(shifts, 14) == ["bo"]
  end
end
