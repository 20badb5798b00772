defmodule Train do
  @limit 80

  def fastest(trains), do: Enum.max_by(trains, & &1.speed)

  def slow(trains), do: Enum.reject(trains, &(&1.speed < @limit))
end
