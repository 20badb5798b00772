package hall;

import static org.junit.Assert.*;
import static org.junit.Assume.*;

import org.junit.Test;

public class BlockTest extends HallCase {
    @Test
    public void anEmptyHall() {
        assertEquals(1, hall.findBlock(4));
    }

    @Test
    public void behindTheTakenOnes() {
        taken(2, 4);
        assumeTrue(hall.findBlock(2) == 5);
        assertFalse(hall.isFree(4));
    }

    @Test
    public void tooMany() {
        taken(5);
        assumeTrue(hall.findBlock(6) == 0);
    }
}
