package pay;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class PlainPayTest {
    @Test
    public void fortyHoursAreAtTheRate() {
        assertEquals(100_000L, Overtime.pay(40, 2_500));
    }
}
