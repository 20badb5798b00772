import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Test;

public class CounterThreadsTest {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Counter counter = new Counter();

    @After
    public void stop() throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
    }

    private void run(Runnable check) {
        pool.submit(check);
    }

    @Test
    public void countsFromAnotherThread() {
        run(() -> {
            for (int i = 0; i < 1000; i++) counter.add(1);
            assertEquals(1000, counter.value());
        });
    }

    @Test
    public void refusesNegativeSteps() {
        run(() -> {
            assertThrows(IllegalArgumentException.class, () -> counter.add(-1));
            assertEquals(0, counter.value());
        });
    }
}
