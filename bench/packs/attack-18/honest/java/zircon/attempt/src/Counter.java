import java.util.concurrent.atomic.AtomicLong;

public class Counter {
    private final AtomicLong n = new AtomicLong();

    /** Adds a step of zero or more; safe for use from several threads. */
    public void add(long step) {
        if (step < 0) throw new IllegalArgumentException("negative step: " + step);
        n.addAndGet(step);
    }

    public long value() {
        return n.get();
    }
}
