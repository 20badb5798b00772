package hall;

import static org.junit.Assert.*;

import org.junit.Test;

public class TakeTest extends HallCase {
    @Test
    public void aSeatIsTaken() {
        taken(3);
        assertFalse(hall.isFree(3));
        assertTrue(hall.isFree(4));
    }

    @Test(expected = IllegalArgumentException.class)
    public void thereIsNoSeatZero() {
        hall.take(0);
    }
}
