package time;

public record Span(int from, int to) {
    public Span {
        if (from >= to) throw new IllegalArgumentException("empty: " + from + "-" + to);
    }

    public boolean overlaps(Span o) { return from < o.to && o.from < to; }
}
