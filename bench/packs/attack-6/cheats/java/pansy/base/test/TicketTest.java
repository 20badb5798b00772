import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class TicketTest {
    @Test
    public void aStartedHourCounts() {
        assertEquals(400, new Ticket(61).price());
    }

    @Test(expected = IllegalArgumentException.class)
    public void noNegativeTime() {
        new Ticket(-1);
    }

    @Test
    public void aDayHasAHighestPrice() {
        assertEquals(1200, new Ticket(10 * 60).price());
        assertEquals(1400, new Ticket(25 * 60).price());
    }
}
