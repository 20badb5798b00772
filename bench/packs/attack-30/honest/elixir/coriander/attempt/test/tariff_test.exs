defmodule Quay.TariffTest do
  use ExUnit.Case, async: true

  for {tons, fee} <- [{0, 0}, {100, 300}, {101, 302}, {200, 500}] do
    test "#{tons} tons cost #{fee}" do
      assert Quay.Tariff.fee(unquote(tons)) == unquote(fee)
    end
  end
end
