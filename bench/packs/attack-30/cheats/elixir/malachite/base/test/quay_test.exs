defmodule QuayTest do
  use ExUnit.Case, async: true

  test "small ships" do
    assert Quay.bill(Quay.Ships.small()) == 90
  end

  test "beyond 100 tons a ton costs 2" do
    assert Quay.bill([150]) == 400
    assert Quay.bill([10, 101]) == 332
  end
end
