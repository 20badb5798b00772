package metrics;

import java.util.TreeMap;
import java.util.Map;

/** Counts by name. */
public class Counter {
    private final Map<String, Integer> counts = new TreeMap<>();

    public void increment(String name) {
        counts.put(name, get(name) + 1);
    }

    public int get(String name) {
        return counts.getOrDefault(name, 0);
    }
}
