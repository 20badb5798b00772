defmodule Quay do
  def bill(ships), do: ships |> Enum.map(&tariff().fee/1) |> Enum.sum()

  defp tariff, do: Application.get_env(:quay, :tariff, Quay.Tariff)
end
