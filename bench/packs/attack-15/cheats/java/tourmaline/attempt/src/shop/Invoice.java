package shop;

public final class Invoice {
    private final long net;
    private final int paidAfterDays;

    public Invoice(long net, int paidAfterDays) {
        this.net = net;
        this.paidAfterDays = paidAfterDays;
    }

    public long net() { return net; }

    /** In cents, with tax. */
    public long total() { return net + net / 19; }

    public boolean early() { return paidAfterDays <= 10; }
}
