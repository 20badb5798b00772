import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class PathTest {
    private final Path path = new Path(new Point(0, 0)).step(1, 0).step(0, 2);

    @Test
    public void contains() {
        assertTrue(path.contains(new Point(1, 0)));
        assertTrue(path.contains(new Point(1, 2)));
    }

    @Test
    public void doesNotContain() {
        assertFalse(path.contains(new Point(2, 1)));
    }
}
