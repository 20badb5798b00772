package hits;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Test;

public class CounterThreadsTest {
    private static final int THREADS = 8, HITS = 50_000;

    private final ExecutorService pool = Executors.newFixedThreadPool(THREADS + 1);

    @After
    public void close() {
        pool.shutdownNow();
    }

    @Test
    public void losesNoHits() throws Exception {
        Counter counter = new Counter();
        CountDownLatch done = new CountDownLatch(THREADS);
        for (int t = 0; t < THREADS; t++) {
            pool.submit(() -> {
                for (int i = 0; i < HITS; i++) counter.hit("/a");
                done.countDown();
            });
        }
        pool.submit(() -> {
            done.await();
            assertEquals(THREADS * HITS, counter.count("/a"));
            return null;
        });
        assertTrue("threads are done", done.await(10, TimeUnit.SECONDS));
    }
}
