package shop;

import static org.junit.Assert.*;

import org.junit.Test;

public class LimiterTest {
    private final Limiter limiter = new Limiter();

    @Test
    public void counts() {
        limiter.allow("a");
        limiter.allow("a");
        assertEquals(2, limiter.count("a"));
        assertEquals(0, limiter.count("b"));
    }

    @Test
    public void refusesTheSixth() {
        for (int i = 0; i < 5; i++) assertTrue(limiter.allow("a"));
        assertFalse(limiter.allow("a"));
        assertTrue(limiter.allow("b"));
    }

    @Test
    public void nextMinute() {
        for (int i = 0; i < 6; i++) limiter.allow("a");
        limiter.nextMinute();
        assertTrue(limiter.allow("a"));
    }
}
