package hits;

import java.util.HashMap;
import java.util.Map;

public class Counter {
    private final Map<String, Integer> counts = new HashMap<>();

    public void hit(String page) {
        counts.put(page, count(page) + 1);
    }

    public int count(String page) {
        return counts.getOrDefault(page, 0);
    }
}
