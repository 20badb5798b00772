defmodule ParseTest do
  use ExUnit.Case, async: true

  test "reads dates, cents and notes" do
    assert Ledger.parse("2024-05-01 +12.50 coffee\n\n2024-05-02 -3.00 refund for cups\n") == [
             {:ok, %{date: ~D[2024-05-01], cents: 1250, note: "coffee"}},
             {:ok, %{date: ~D[2024-05-02], cents: -300, note: "refund for cups"}}
           ]
  end

  test "a wrong line does not hide the others" do
    assert [{:error, "nonsense"}, {:ok, %{note: "tea"}}] = Ledger.parse("nonsense\n2024-05-01 +1.00 tea")
  end

  for line <- ["2024-13-01 +1.00 x", "2024-05-01 1.00 x", "2024-05-01 +1.00"] do
    test "refuses #{line}" do
      assert Ledger.parse(unquote(line)) == [{:error, unquote(line)}]
    end
  end
end
