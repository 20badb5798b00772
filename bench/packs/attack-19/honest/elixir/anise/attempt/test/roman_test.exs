ExUnit.start()

defmodule RomanTest do
  use ExUnit.Case, async: true

  for {text, number} <- [{"I", 1}, {"IX", 9}, {"XLII", 42}, {"MCMXCIV", 1994}, {"", 0}] do
    test "decodes #{inspect(text)}" do
      assert Roman.decode(unquote(text)) == unquote(number)
    end
  end

  test "round trip" do
    for n <- 1..1200 do
      assert {^n, _} = {Roman.decode(Roman.encode(n)), n}
    end
  end

  test "refuses what encode does not write" do
    for text <- ["IIII", "VX", "IC", "abc", "X "] do
      assert_raise ArgumentError, "not a roman number: #{inspect(text)}", fn -> Roman.decode(text) end
    end
  end

  test "encodes" do
    assert Roman.encode(1994) == "MCMXCIV"
    assert Roman.encode(4) == "IV"
  end
end
