package freight;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.Test;

public class LockersHoldTest {
    private final HandClock clock = new HandClock();
    private final Lockers lockers = new Lockers(1, clock);

    @Test
    public void aHoldLapsesAfterTenMinutes() {
        assertTrue(lockers.hold(1, "Ann"));
        clock.forward(Duration.ofMinutes(10).minusMillis(1));
        assertFalse(lockers.hold(1, "Bob"));
        assertEquals("Ann", lockers.holder(1));
        clock.forward(Duration.ofMillis(1));
        assertNull(lockers.holder(1));
        assertTrue(lockers.hold(1, "Bob"));
        assertEquals("Bob", lockers.holder(1));
    }

    @Test
    public void theHolderRenews() {
        lockers.hold(1, "Ann");
        clock.forward(Duration.ofMinutes(9));
        assertTrue(lockers.hold(1, "Ann"));
        clock.forward(Duration.ofMinutes(9));
        assertFalse(lockers.hold(1, "Bob"));
    }

    @Test
    public void aRefusedHoldRenewsNothing() {
        lockers.hold(1, "Ann");
        clock.forward(Duration.ofMinutes(9));
        lockers.hold(1, "Bob");
        clock.forward(Duration.ofMinutes(1));
        assertNull(lockers.holder(1));
    }

    @Test
    public void oneOfManyThreadsGetsTheLocker() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<Future<Boolean>> results = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                String who = "customer " + i;
                results.add(pool.submit(() -> lockers.hold(1, who)));
            }
            int winners = 0;
            for (Future<Boolean> result : results) if (result.get()) winners++;
            assertEquals(1, winners);
        } finally {
            pool.shutdownNow();
        }
    }
}
