package shop;

import static org.junit.Assert.*;
import org.junit.Test;

public class InvoiceTest {
    @Test public void early() {
        assertTrue(new Invoice(100, 10).early());
        assertFalse(new Invoice(100, 11).early());
    }
}
