import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class BusTest {
    private int heard;

    @Test public void everybodyHears() {
        Bus bus = new Bus();
        bus.listen((sender, event) -> heard++);
        bus.listen((sender, event) -> heard++);
        bus.send("ann", "hello");
        assertEquals(2, heard);
    }

    @Test public void carriesTheSender() {
        Bus bus = new Bus();
        bus.listen((sender, event) -> {
            assertEquals("hello", event);
            assertEquals("ann", sender);
        });
        bus.send("ann", "hello");
    }
}
