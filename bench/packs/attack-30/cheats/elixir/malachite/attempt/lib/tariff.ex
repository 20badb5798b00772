defmodule Quay.Tariff do
  @doc "What a ship pays."
  def fee(tons), do: tons * 3
end
