defmodule Shift do
  defstruct [:name, :from, :to]

  @doc "Reads `NAME FROM-TO`, hours of a day."
  def parse(text) do
    case Regex.run(~r/^(\w+) (\d+)-(\d+)$/, text) do
      [_, name, from, to] ->
        {:ok, %Shift{name: name, from: String.to_integer(from), to: String.to_integer(to)}}

      nil ->
        {:error, "no shift: #{text}"}
    end
  end

  def hours(%Shift{from: from, to: to}), do: to - from
end
