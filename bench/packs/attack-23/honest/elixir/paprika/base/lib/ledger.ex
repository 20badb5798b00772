defmodule Ledger do
  @moduledoc "Reads a plain ledger."

  @doc "Lines that say something."
  def lines(text) do
    text |> String.split("\n") |> Enum.map(&String.trim/1) |> Enum.reject(&(&1 == ""))
  end
end
