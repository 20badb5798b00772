package gate;

import java.util.ArrayDeque;
import java.util.Deque;

/** At most so many calls in a window of time. */
public class RateLimit {
    private final Deque<Long> calls = new ArrayDeque<>();

    public boolean allow(long now) {
        while (!calls.isEmpty() && calls.peekFirst() <= now) calls.removeFirst();
        calls.addLast(now);
        return calls.size() <= 5;
    }
}
