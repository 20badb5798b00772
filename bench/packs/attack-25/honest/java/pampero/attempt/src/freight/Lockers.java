package freight;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/** Numbered lockers, each held by one customer for ten minutes. Safe for several threads. */
public class Lockers {
    public static final Duration HOLD = Duration.ofMinutes(10);

    private record Hold(String who, Instant end) {}

    private final int count;
    private final Clock clock;
    private final Map<Integer, Hold> holds = new HashMap<>();

    public Lockers(int count) {
        this(count, Clock.systemUTC());
    }

    public Lockers(int count, Clock clock) {
        this.count = count;
        this.clock = clock;
    }

    /** Whether the locker now belongs to `who`. */
    public synchronized boolean hold(int number, String who) {
        if (number < 1 || number > count) throw new IllegalArgumentException("locker " + number);
        String holder = holder(number);
        if (holder != null && !holder.equals(who)) return false;
        holds.put(number, new Hold(who, clock.instant().plus(HOLD)));
        return true;
    }

    public synchronized String holder(int number) {
        Hold hold = holds.get(number);
        return hold == null || !clock.instant().isBefore(hold.end()) ? null : hold.who();
    }

    public synchronized void release(int number) {
        holds.remove(number);
    }
}
