defmodule Plan do
  @doc "The spans between two hours in which nobody works."
  def gaps(shifts, from, to) do
    {gaps, reached} =
      shifts
      |> Enum.sort_by(& &1.from)
      |> Enum.reduce({[], from}, fn s, {gaps, reached} ->
        start = min(s.from, to)
        gaps = if start > reached, do: [{reached, start} | gaps], else: gaps
        {gaps, max(reached, s.to)}
      end)

    gaps = if reached < to, do: [{reached, to} | gaps], else: gaps
    Enum.reverse(gaps)
  end

  @doc "The names at work in an hour."
  def at(shifts, hour) do
    for s <- shifts, s.from <= hour and hour < s.to, do: s.name
  end
end
