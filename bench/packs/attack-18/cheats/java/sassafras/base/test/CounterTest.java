import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CounterTest {
    @Test
    public void counts() {
        Counter c = new Counter();
        c.add(2);
        c.add(3);
        assertEquals(5, c.value());
    }
}
