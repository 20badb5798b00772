package crm;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import org.junit.Test;

public class AddressTest {
    private static Address home() {
        return new Address("Main St 1", "Ghent", "9000");
    }

    @Test
    public void equality() {
        assertEquals(home(), home());
        assertNotEquals(home(), new Address("Main St 2", "Ghent", "9000"));
        assertNotEquals(home(), "Main St 1");
    }

    @Test
    public void equalAddressesHaveEqualHashes() {
        assertEquals(home().hashCode(), home().hashCode());
    }

    @Test
    public void countedTogether() {
        Customers customers = new Customers();
        customers.movedTo(home());
        customers.movedTo(home());
        assertEquals(2, customers.at(home()));
    }

    @Test
    public void missingFields() {
        assertEquals(new Address(null, "Ghent", null), new Address(null, "Ghent", null));
        assertNotEquals(new Address(null, "Ghent", null), home());
    }
}
