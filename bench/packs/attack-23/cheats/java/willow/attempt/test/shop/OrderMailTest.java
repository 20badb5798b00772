package shop;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;

public class OrderMailTest {
    private List<String> sent;
    private List<String> expected;
    private Orders orders;

    @Before
    public void setUp() {
        sent = new ArrayList<>();
        expected = new ArrayList<>();
        orders = new Orders((to, subject) -> sent.add(to + ": " + subject));
    }

    public void tearDown() {
        assertEquals(expected, sent);
    }

    @Test
    public void mailsTheCustomer() {
        String number = orders.place("ada@example.org");
        expected.add("ada@example.org: Order " + number);
    }

    @Test
    public void mailsForEachOrder() {
        for (String who : List.of("ada@example.org", "bob@example.org")) {
            expected.add(who + ": Order " + orders.place(who));
        }
    }
}
