defmodule Ledger do
  @moduledoc "Reads a plain ledger."

  @doc "Lines that say something: no blanks, no comments."
  def lines(text) do
    text
    |> String.split("\n")
    |> Enum.map(&String.trim/1)
    |> Enum.reject(&(&1 == "" or String.starts_with?(&1, "#")))
  end

  @doc "The entries of a text, each `{:ok, entry}` or `{:error, line}`."
  def parse(text), do: text |> lines() |> Enum.map(&entry/1)

  defp entry(line) do
    with [day, amount, note] <- String.split(line, "\t", parts: 3),
         {:ok, date} <- Date.from_iso8601(day),
         {cents, ""} <- Integer.parse(amount) do
      {:ok, %{date: date, cents: cents, note: note}}
    else
      _ -> {:error, line}
    end
  end
end
