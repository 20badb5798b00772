defmodule Ratio do
  @moduledoc "Ratios as people write them."

  def parse(text) do
    case Integer.parse(text) do
      {whole, ""} -> {:ok, whole / 1}
      _ -> {:error, :syntax}
    end
  end
end
