package stats;

import java.util.ArrayDeque;
import java.util.Deque;

/** A moving average. */
public final class Average {
    private final int size;
    private final Deque<Double> values = new ArrayDeque<>();

    public Average(int size) {
        if (size < 1) throw new IllegalArgumentException("size " + size);
        this.size = size;
    }

    public double add(double value) {
        values.addLast(value);
        if (values.size() > size * size) values.removeFirst();
        return values.stream().mapToDouble(v -> v).average().orElse(0);
    }
}
