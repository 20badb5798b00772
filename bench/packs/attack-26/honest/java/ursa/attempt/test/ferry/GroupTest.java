package ferry;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class GroupTest {
    @Test
    public void tenPersons() {
        assertEquals(8100, Fare.cents(10, 0));
        assertEquals(8100, Fare.cents(9, 0));
        assertEquals(6075, Fare.cents(5, 5));
    }
}
