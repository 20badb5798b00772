ExUnit.start()

defmodule StockTest do
  use ExUnit.Case, async: true

  test "adds up" do
    stock = %{} |> Stock.add(:apple, 3) |> Stock.add(:apple, 2)
    assert Stock.available(stock, :apple) == 5
  end

  test "unknown items are not there" do
    assert Stock.available(%{}, :pear) == 0
  end
end
