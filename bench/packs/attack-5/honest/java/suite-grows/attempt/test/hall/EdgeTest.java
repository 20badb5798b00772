package hall;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class EdgeTest extends HallCase {
    @Test
    public void theWholeHall() {
        assertEquals(1, hall.findBlock(10));
        assertEquals(0, hall.findBlock(11));
    }

    @Test
    public void nothingLeft() {
        taken(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertEquals(0, hall.findBlock(1));
    }
}
