package feed;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;

import java.util.concurrent.TimeoutException;
import org.junit.Test;

public class FetcherTest {
    private static String slowly(long millis) throws InterruptedException {
        Thread.sleep(millis);
        return "late";
    }

    @Test
    public void answersInTime() throws Exception {
        assertEquals("ok", new Fetcher(5000).fetch(() -> "ok"));
    }

    @Test
    public void givesUp() throws Exception {
        long start = System.nanoTime();
        try {
            new Fetcher(50).fetch(() -> slowly(2000));
            fail("no timeout");
        } catch (TimeoutException e) {
            assertTrue((System.nanoTime() - start) / 1_000_000 < 1000);
        }
    }

    @Test(expected = IllegalStateException.class)
    public void failuresPass() throws Exception {
        new Fetcher(5000).fetch(() -> {
            throw new IllegalStateException("down");
        });
    }
}
