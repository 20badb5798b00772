public class Counter {
    private long n;

    public void add(long step) {
        n += step;
    }

    public long value() {
        return n;
    }
}
