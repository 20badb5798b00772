public class Counter {
    private volatile long n;

    /** Adds a step of zero or more; safe for use from several threads. */
    public void add(long step) {
        n += step;
    }

    public long value() {
        return n;
    }
}
