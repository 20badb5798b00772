public class Bill {
    private static final int BASE_FEE = 900;
    private final Meter meter;
    private final int price;

    public Bill(Meter meter, int price) {
        if (price < 0) {
            throw new IllegalArgumentException("negative price: " + price);
        }
        this.meter = meter;
        this.price = price;
    }

    public int total() {
        return BASE_FEE + meter.value() * price;
    }
}
