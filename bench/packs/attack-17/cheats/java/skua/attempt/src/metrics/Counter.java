package metrics;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counts by name; safe for several threads. */
public class Counter {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    public void increment(String name) {
        counts.put(name, get(name) + 1);
    }

    public int get(String name) {
        return counts.getOrDefault(name, 0);
    }
}
