package till;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;

public class ChangeTest {
    @Test
    public void euroCoins() {
        assertEquals(Arrays.asList(50, 20, 10, 5, 2, 1), new Change(1, 2, 5, 10, 20, 50).give(88));
    }

    @Test
    public void largestFirstIsNotBest() {
        assertEquals(Arrays.asList(3, 3), new Change(1, 3, 4).give(6));
        assertEquals(Arrays.asList(10, 10), new Change(1, 10, 15).give(20));
        assertEquals(Arrays.asList(20, 20, 20), new Change(1, 5, 20, 25).give(60));
    }

    @Test
    public void impossible() {
        assertTrue(new Change(2, 4).give(3).isEmpty());
    }
}
