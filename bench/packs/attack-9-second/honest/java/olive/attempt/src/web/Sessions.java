package web;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Who is logged in. */
public class Sessions {
    private final Duration length;
    private final Clock clock;
    private final Map<String, Instant> ends = new HashMap<>();

    public Sessions(Duration length, Clock clock) {
        this.length = length;
        this.clock = clock;
    }

    public void open(String id) {
        ends.put(id, clock.instant().plus(length));
    }

    public boolean isOpen(String id) {
        Instant end = ends.get(id);
        return end != null && clock.instant().isBefore(end);
    }

    /** Makes a session that is open last anew. */
    public void touch(String id) {
        if (isOpen(id)) {
            open(id);
        }
    }
}
