ExUnit.start()

defmodule RomanTest do
  use ExUnit.Case, async: true

  test "encodes" do
    assert Roman.encode(1994) == "MCMXCIV"
    assert Roman.encode(4) == "IV"
  end
end
