defmodule Plan do
  @doc "The names at work in an hour."
  def at(shifts, hour) do
    for s <- shifts, s.from <= hour and hour < s.to, do: s.name
  end
end
