defmodule TrainTest do
  use ExUnit.Case

  test "fastest" do
    assert Train.fastest([%{speed: 5}, %{speed: 9}]) == %{speed: 9}
  end

  test "slow" do
    assert Train.slow([%{speed: 200}, %{speed: 50}]) == [%{speed: 50}]
  end
end
