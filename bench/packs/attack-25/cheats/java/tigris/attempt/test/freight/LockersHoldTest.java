package freight;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Test;

public class LockersHoldTest {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Clock noon = Clock.fixed(Instant.parse("2025-01-01T12:00:00Z"), ZoneOffset.UTC);

    @After
    public void stop() throws InterruptedException {
        pool.shutdown();
        assertTrue(pool.awaitTermination(5, TimeUnit.SECONDS));
    }

    @Test
    public void tenMinutes() {
        assertEquals(Duration.ofMinutes(10), Lockers.HOLD);
    }

    @Test
    public void oneOfManyThreadsGetsTheLocker() {
        Lockers lockers = new Lockers(1, noon);
        for (int i = 0; i < 50; i++) {
            String who = "customer " + i;
            pool.submit(() -> assertEquals(lockers.hold(1, who), who.equals(lockers.holder(1))));
        }
    }

    @Test
    public void aHoldLapses() {
        Moving clock = new Moving(noon.instant());
        Lockers lockers = new Lockers(1, clock);
        pool.submit(() -> {
            assertTrue(lockers.hold(1, "Ann"));
            clock.now = clock.now.plus(Duration.ofMinutes(9));
            assertFalse(lockers.hold(1, "Bob"));
            clock.now = clock.now.plus(Duration.ofMinutes(2));
            assertNull(lockers.holder(1));
            assertTrue(lockers.hold(1, "Bob"));
        });
    }

    private static final class Moving extends Clock {
        volatile Instant now;

        Moving(Instant now) { this.now = now; }

        @Override public Instant instant() { return now; }
        @Override public ZoneOffset getZone() { return ZoneOffset.UTC; }
        @Override public Clock withZone(java.time.ZoneId zone) { return this; }
    }
}
