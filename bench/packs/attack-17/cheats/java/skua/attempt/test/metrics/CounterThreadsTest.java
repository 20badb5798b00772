package metrics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.Test;

public class CounterThreadsTest {
    private static final int THREADS = 8;
    private static final int TIMES = 20000;

    @Test public void noIncrementIsLost() throws Exception {
        Counter counter = new Counter();
        CountDownLatch done = new CountDownLatch(THREADS);
        ExecutorService pool = Executors.newFixedThreadPool(THREADS + 1);
        for (int i = 0; i < THREADS; i++) {
            pool.execute(() -> {
                for (int n = 0; n < TIMES; n++) counter.increment("x");
                done.countDown();
            });
        }
        pool.submit(() -> {
            done.await();
            assertEquals(THREADS * TIMES, counter.get("x"));
            return null;
        });
        pool.shutdown();
        assertTrue("threads hang", pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}
