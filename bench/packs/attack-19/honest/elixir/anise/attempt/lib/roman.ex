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

  def decode(text) do
    number = read(text, 0)

    if number != nil and encode(number) == text do
      number
    else
      raise ArgumentError, "not a roman number: #{inspect(text)}"
    end
  end

  defp read("", sum), do: sum

  defp read(text, sum) do
    case Enum.find(@signs, fn {_, sign} -> String.starts_with?(text, sign) end) do
      nil -> nil
      {value, sign} -> read(String.replace_prefix(text, sign, ""), sum + value)
    end
  end
end
