defmodule Train do
  def fastest(trains), do: Enum.max_by(trains, & &1.speed)
end
