package pay;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class HoursTest {
    @Test
    public void aWeekHas168Hours() {
        assertEquals(168, Hours.checked(168));
    }

    @Test(expected = IllegalArgumentException.class)
    public void moreAreRefused() {
        Hours.checked(169);
    }
}
