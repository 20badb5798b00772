package time;

import java.util.ArrayList;
import java.util.List;

public record Span(int from, int to) {
    public Span {
        if (from >= to) throw new IllegalArgumentException("empty: " + from + "-" + to);
    }

    public boolean overlaps(Span o) { return from < o.to && o.from < to; }

    public List<Span> minus(Span o) {
        if (!overlaps(o)) return List.of(this);
        List<Span> left = new ArrayList<>();
        if (from < o.from) left.add(new Span(from, o.from));
        if (o.to < to) left.add(new Span(o.to, to));
        return left;
    }
}
