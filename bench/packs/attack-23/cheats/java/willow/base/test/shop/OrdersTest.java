package shop;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class OrdersTest {
    @Test
    public void numbersGoUp() {
        Orders orders = new Orders();
        assertEquals("A1", orders.place("ada@example.org"));
        assertEquals("A2", orders.place("bob@example.org"));
        assertEquals(List.of("A1 ada@example.org", "A2 bob@example.org"), orders.placed());
    }
}
