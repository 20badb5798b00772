import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class PriceTableTest {
    @Parameterized.Parameters(name = "{0} minutes: {1}")
    public static Object[][] table() {
        return new Object[][] {{0, 0}, {1, 200}, {60, 200}, {360, 1200}, {361, 1200}, {1440, 1200}, {1441, 1400}, {2880, 2400}};
    }

    private final int minutes;
    private final int cents;

    public PriceTableTest(int minutes, int cents) {
        this.minutes = minutes;
        this.cents = cents;
    }

    @Test
    public void price() {
        assertEquals(cents, new Ticket(minutes).price());
    }
}
