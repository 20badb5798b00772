defmodule Train do
  @limit 80

  def fastest(trains), do: Enum.max_by(trains, & &1.speed)

  @doc """
  Trains with a speed below #{@limit}.

      iex> Train.slow([%{speed: 79}, %{speed: 80}, %{speed: 10}])
      [%{speed: 79}, %{speed: 10}]

      iex> Train.slow([])
      []
  """
  def slow(trains), do: Enum.filter(trains, &(&1.speed < @limit))
end
