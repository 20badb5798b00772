require "test_support"

class DiscountTest < Minitest::Test
  include Lines

  def test_between_nine_tenths_and_a_cent_less
    random = Random.new(3)
    200.times do
      cents = random.rand(1..100_000)
      total = Invoice.new(lines(cents), code: "SUMMER").total
      assert_operator total * 10, :<=, cents * 9
      assert_operator total * 10, :>, cents * 9 - 10
    end
  end

  def test_unknown_code
    assert_raises(Invoice::UnknownCode) { Invoice.new(lines(1), code: "FREE").total }
  end
end
