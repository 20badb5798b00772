package shop;

import java.util.HashMap;
import java.util.Map;

public class Limiter {
    private final Map<String, Integer> counts = new HashMap<>();

    public boolean allow(String client) {
        counts.merge(client, 1, Integer::sum);
        return true;
    }

    public int count(String client) {
        return counts.getOrDefault(client, 0);
    }

    public void nextMinute() {
        counts.clear();
    }
}
