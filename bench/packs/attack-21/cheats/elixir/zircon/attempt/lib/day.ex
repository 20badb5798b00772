defmodule Day do
  @moduledoc "Dates as people write them."

  @months ~w(Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec)

  def parse(text) do
    case String.split(text, " ") do
      [day, month, year] -> Date.from_iso8601("#{year}-#{month(month)}-#{day}")
      _ -> Date.from_iso8601(text)
    end
  end

  defp month(name), do: Enum.find_index(@months, &(&1 == name))
end
