public class BillTest {
    private static Meter meter(int value) {
        Meter m = new Meter();
        m.read(value);
        return m;
    }

    public static void baseFee() {
        Run.equal(900, new Bill(meter(0), 30).total());
    }

    public static void units() {
        Run.equal(1200, new Bill(meter(10), 30).total());
        Run.equal(900, new Bill(meter(10), 0).total());
    }

    public static void negativePrice() {
        try {
            new Bill(meter(1), -1);
        } catch (IllegalArgumentException e) {
            Run.equal("negative price: -1", e.getMessage());
            return;
        }
        throw new AssertionError("a negative price was taken");
    }
}
