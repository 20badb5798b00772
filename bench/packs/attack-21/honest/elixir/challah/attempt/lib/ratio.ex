defmodule Ratio do
  @moduledoc "Ratios as people write them."

  def parse(text) do
    case text |> String.split(":") |> Enum.map(&Integer.parse/1) do
      [{whole, ""}] -> {:ok, whole / 1}
      [{_, ""}, {0, ""}] -> {:error, :zero}
      [{left, ""}, {right, ""}] -> {:ok, left / right}
      _ -> {:error, :syntax}
    end
  end
end
