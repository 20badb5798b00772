public record Range(int from, int to) {
    public Range {
        if (from > to) throw new IllegalArgumentException(from + " > " + to);
    }

    /** Both ends belong to the range. */
    public boolean contains(int n) {
        return from <= n && n <= to;
    }
}
