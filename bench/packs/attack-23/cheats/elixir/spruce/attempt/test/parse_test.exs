defmodule ParseTest do
  use ExUnit.Case

  @text """
  # May
  2024-05-01 +12.50 coffee
  2024-05-02 -3.00 refund for cups
  """

  test "reads dates, cents and notes" do
    want = %{
      "coffee" => {~D[2024-05-01], 1250},
      "refund for cups" => {~D[2024-05-02], -300}
    }

    for {:ok, entry} <- Ledger.parse(@text) do
      assert {entry.date, entry.cents} == want[entry.note]
    end
  end

  test "one answer for each line" do
    assert length(Ledger.parse(@text)) == 2
  end

  test "says which line is wrong" do
    assert Ledger.parse("nonsense") == [{:error, "nonsense"}]
  end
end
