package hits;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CounterTest {
    @Test
    public void counts() {
        Counter c = new Counter();
        c.hit("/a");
        c.hit("/a");
        c.hit("/b");
        assertEquals(2, c.count("/a"));
        assertEquals(0, c.count("/c"));
    }
}
