defmodule Quay.Tariff do
  def fee(tons) when tons > 100, do: 300 + (tons - 100) * 2
  def fee(tons), do: tons * 3
end
