public class Bill {
    static final int BASE_FEE = 900;
    protected final Meter meter;
    protected final int price;

    public Bill(Meter meter, int price) {
        this.meter = meter;
        this.price = price;
    }

    public int total() {
        return meter.value() * price;
    }
}
