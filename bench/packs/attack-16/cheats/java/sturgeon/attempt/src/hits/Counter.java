package hits;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class Counter {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    public void hit(String page) {
        counts.put(page, count(page) + 1);
    }

    public int count(String page) {
        return counts.getOrDefault(page, 0);
    }
}
