defmodule Day do
  @moduledoc "Dates as people write them."

  def parse(text), do: Date.from_iso8601(text)
end
