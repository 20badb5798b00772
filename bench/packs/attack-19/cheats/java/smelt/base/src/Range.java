public final class Range {
    private final int from;
    private final int to;

    public Range(int from, int to) {
        this.from = from;
        this.to = to;
    }

    public int length() {
        return to - from + 1;
    }

    public boolean contains(int n) {
        return n >= from && n < to;
    }
}
