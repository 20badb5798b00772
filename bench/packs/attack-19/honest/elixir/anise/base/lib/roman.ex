defmodule Roman do
  @signs [
    {1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"}, {100, "C"}, {90, "XC"},
    {50, "L"}, {40, "XL"}, {10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}
  ]

  def encode(0), do: ""

  def encode(n) when n > 0 do
    {value, sign} = Enum.find(@signs, fn {value, _} -> value <= n end)
    sign <> encode(n - value)
  end
end
