package crm;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class CustomersTest {
    @Test
    public void differentAddressesAreCountedApart() {
        Customers customers = new Customers();
        customers.movedTo(new Address("Main St 1", "Ghent", "9000"));
        customers.movedTo(new Address("Main St 1", "Ghent", null));
        customers.movedTo(new Address("Main St 1", "Ghent", null));
        assertEquals(1, customers.at(new Address("Main St 1", "Ghent", "9000")));
        assertEquals(2, customers.at(new Address("Main St 1", "Ghent", null)));
        assertEquals(0, customers.at(new Address(null, null, null)));
    }
}
