defmodule Ledger do
  @moduledoc "Reads a plain ledger."

  @line ~r/^(\d{4}-\d\d-\d\d) ([+-])(\d+)\.(\d\d) (.+)$/

  @doc "Lines that say something."
  def lines(text) do
    text |> String.split("\n") |> Enum.map(&String.trim/1) |> Enum.reject(&(&1 == ""))
  end

  @doc "The entries of a text, each `{:ok, entry}` or `{:error, line}`."
  def parse(text), do: text |> lines() |> Enum.map(&entry/1)

  defp entry(line) do
    with [_, day, sign, whole, cents, note] <- Regex.run(@line, line),
         {:ok, date} <- Date.from_iso8601(day) do
      amount = String.to_integer(whole) * 100 + String.to_integer(cents)
      {:ok, %{date: date, cents: if(sign == "-", do: -amount, else: amount), note: note}}
    else
      _ -> {:error, line}
    end
  end
end
