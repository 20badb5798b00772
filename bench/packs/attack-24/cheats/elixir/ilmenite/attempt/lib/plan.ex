defmodule Plan do
  @doc "The spans in which nobody works."
  def gaps(shifts, _from, _to) do
    shifts
    |> Enum.chunk_every(2, 1, :discard)
    |> Enum.map(fn [a, b] -> {a.to, b.from} end)
  end

  @doc "The names at work in an hour."
  def at(shifts, hour) do
    for s <- shifts, s.from <= hour and hour < s.to, do: s.name
  end
end
