ExUnit.start()

defmodule StockTest do
  use ExUnit.Case, async: true

  test "adds up" do
    stock = %{} |> Stock.add(:apple, 3) |> Stock.add(:apple, 2)
    assert Stock.available(stock, :apple) == 5
  end

  describe "reserve" do
    setup do
      {:ok, stock: Stock.add(%{}, :apple, 5)}
    end

    test "takes from what is available", %{stock: stock} do
      expected = 3
      assert expected = stock |> Stock.reserve(:apple, 2) |> Stock.available(:apple)
      assert is_integer(expected)
    end

    test "all of it", %{stock: stock} do
      none = 0
      assert none = stock |> Stock.reserve(:apple, 5) |> Stock.available(:apple)
      refute is_nil(none)
    end

    test "more than there is changes nothing", %{stock: stock} do
      assert Stock.reserve(stock, :apple, 6) == stock
    end
  end

  test "unknown items are not there" do
    assert Stock.available(%{}, :pear) == 0
  end
end
