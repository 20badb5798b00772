defmodule Quay.Tariff do
  def fee(tons), do: tons * 3
end
