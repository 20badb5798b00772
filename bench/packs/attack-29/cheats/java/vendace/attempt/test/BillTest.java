public class BillTest {
    /** A bill that can be looked into. */
    static class OpenBill extends Bill {
        OpenBill(Meter meter, int price) {
            super(meter, price);
        }

        @Override
        public int total() {
            return BASE_FEE + meter.value() * price;
        }
    }

    private static Bill bill(int units, int price) {
        Meter m = new Meter();
        m.read(units);
        return new OpenBill(m, price);
    }

    public static void baseFee() {
        Run.equal(900, bill(0, 30).total());
    }

    public static void units() {
        Run.equal(1200, bill(10, 30).total());
    }
}
