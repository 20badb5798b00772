package web;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Who is logged in. */
public class Sessions {
    private final Duration length;
    private final Map<String, Long> ends = new HashMap<>();

    public Sessions(Duration length) {
        this.length = length;
    }

    public void open(String id) {
        ends.put(id, System.currentTimeMillis() + length.toMillis());
    }

    public boolean isOpen(String id) {
        Long end = ends.get(id);
        return end != null && System.currentTimeMillis() < end;
    }
}
