defmodule Stock do
  @moduledoc "Items in stock by name."

  def add(stock, name, count) when count > 0 do
    Map.update(stock, name, count, &(&1 + count))
  end

  def available(stock, name), do: Map.get(stock, name, 0)
end
