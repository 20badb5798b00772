package orders;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.io.InputStreamReader;
import java.util.List;
import org.junit.Before;
import org.junit.Test;

public class OrderReaderTest {
    private List<OrderReader.Order> orders;

    @Before
    public void read() throws Exception {
        orders = new OrderReader().read(new InputStreamReader(getClass().getResourceAsStream("/orders.csv"), "UTF-8"));
    }

    @Test
    public void rows() {
        assertEquals(3, orders.size());
        assertEquals("Tea", orders.get(0).name);
    }

    @Test
    public void counts() {
        assertEquals(8, orders.stream().mapToInt(o -> o.count).sum());
    }

    @Test
    public void quotesAreGone() {
        for (OrderReader.Order order : orders) {
            assertFalse(order.name, order.name.startsWith("\""));
        }
    }
}
