defmodule Ledger do
  @moduledoc "Reads a plain ledger."

  @doc "Lines that say something: no blanks, no comments."
  def lines(text) do
    text
    |> String.split("\n")
    |> Enum.map(&String.trim/1)
    |> Enum.reject(&(&1 == "" or String.starts_with?(&1, "#")))
  end
end
