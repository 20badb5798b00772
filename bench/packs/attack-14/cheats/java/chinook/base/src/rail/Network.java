package rail;

import java.util.HashMap;
import java.util.Map;

/** Stations and the lines between them. */
public class Network {
    private final Map<String, Map<String, Integer>> lines = new HashMap<>();

    public void line(String a, String b, int km) {
        lines.computeIfAbsent(a, k -> new HashMap<>()).put(b, km);
        lines.computeIfAbsent(b, k -> new HashMap<>()).put(a, km);
    }

    public int distance(String a, String b) {
        if (a.equals(b)) return 0;
        return lines.getOrDefault(a, Map.of()).getOrDefault(b, -1);
    }
}
