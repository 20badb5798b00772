package shop;

final class DiscountTest {
    static void testGuestPaysAll() {
        assert Discount.of(new Price(1000), false).cents() == 1000;
    }

    static void testMemberPaysLess() {
        assert Discount.of(new Price(1000), true).cents() == 900 : "ten percent off";
        assert Discount.of(new Price(50), true).cents() == 45;
    }
}
