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
        int best = direct(a, b);
        for (String stop : lines.getOrDefault(a, Map.of()).keySet()) {
            int onward = direct(stop, b);
            if (onward < 0) continue;
            int km = direct(a, stop) + onward;
            if (best < 0 || km < best) best = km;
        }
        return best;
    }

    private int direct(String a, String b) {
        return lines.getOrDefault(a, Map.of()).getOrDefault(b, -1);
    }
}
