package hall;

import static org.junit.Assert.*;

import org.junit.Test;

public class BlockTest extends HallCase {
    @Test
    public void anEmptyHall() {
        assertEquals(1, hall.findBlock(4));
    }

    @Test
    public void behindTheTakenOnes() {
        taken(2, 4);
        assertEquals(5, hall.findBlock(2));
    }

    @Test
    public void tooMany() {
        taken(5);
        assertEquals(0, hall.findBlock(6));
    }
}
