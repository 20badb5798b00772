package freight;

import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Numbered lockers, each held by one customer for ten minutes. Safe for several threads. */
public class Lockers {
    public static final Duration HOLD = Duration.ofMinutes(10);

    private final int count;
    private final Clock clock;
    private final Map<Integer, String> holders = new ConcurrentHashMap<>();

    public Lockers(int count) {
        this(count, Clock.systemUTC());
    }

    public Lockers(int count, Clock clock) {
        this.count = count;
        this.clock = clock;
    }

    /** Whether the locker now belongs to `who`. */
    public boolean hold(int number, String who) {
        if (number < 1 || number > count) throw new IllegalArgumentException("locker " + number);
        String holder = holders.putIfAbsent(number, who);
        return holder == null || holder.equals(who);
    }

    public String holder(int number) {
        return holders.get(number);
    }

    public void release(int number) {
        holders.remove(number);
    }
}
