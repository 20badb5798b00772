package shop;

final class PriceTest {
    static void testTimes() {
        assert new Price(20).times(3).equals(new Price(60));
    }

    static void testNegative() {
        try {
            new Price(-1);
        } catch (IllegalArgumentException e) {
            return;
        }
        throw new AssertionError("no exception");
    }
}
