package ferry;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class FareTest {
    @Test
    public void adultsAndChildren() {
        assertEquals(2250, Fare.cents(2, 1));
    }
}
