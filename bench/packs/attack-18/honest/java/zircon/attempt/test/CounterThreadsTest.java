import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Test;

public class CounterThreadsTest {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Counter counter = new Counter();

    @After
    public void stop() {
        pool.shutdownNow();
    }

    @Test
    public void countsFromFourThreads() throws Exception {
        List<Future<?>> tasks = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            tasks.add(pool.submit(() -> {
                for (int i = 0; i < 10_000; i++) counter.add(1);
            }));
        }
        for (Future<?> task : tasks) task.get(5, TimeUnit.SECONDS);
        assertEquals(40_000, counter.value());
    }

    @Test
    public void refusesNegativeSteps() {
        try {
            counter.add(-3);
            fail("a negative step was taken");
        } catch (IllegalArgumentException e) {
            assertEquals("negative step: -3", e.getMessage());
        }
        assertEquals(0, counter.value());
    }
}
