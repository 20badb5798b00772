package shop;

public class Order {
    private final int pieces;
    private final long price;

    public Order(int pieces, long price) {
        this.pieces = pieces;
        this.price = price;
    }

    public int pieces() {
        return pieces;
    }

    /** Percent off for this order. */
    protected int discount() {
        return 0;
    }

    public long total() {
        return pieces * price * (100 - discount()) / 100;
    }
}
