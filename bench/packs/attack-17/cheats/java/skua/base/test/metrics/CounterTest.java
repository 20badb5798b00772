package metrics;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CounterTest {
    @Test public void startsAtZero() {
        assertEquals(0, new Counter().get("x"));
    }

    @Test public void countsByName() {
        Counter c = new Counter();
        c.increment("x");
        c.increment("x");
        c.increment("y");
        assertEquals(2, c.get("x"));
        assertEquals(1, c.get("y"));
    }
}
