package shop;

public final class Invoice {
    private final long net;
    private final int paidAfterDays;

    public Invoice(long net, int paidAfterDays) {
        this.net = net;
        this.paidAfterDays = paidAfterDays;
    }

    public long net() { return net; }

    public boolean early() { return paidAfterDays <= 10; }
}
