package bank;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class IbanTest {
    @Test
    public void knowsTheForm() {
        assertTrue(Iban.isValid("DE89 3704 0044 0532 0130 00"));
        assertFalse(Iban.isValid("DE89"));
        assertFalse(Iban.isValid("1234 5678 9012 3456"));
    }

    @Test
    public void groups() {
        assertEquals("DE89 3704 00", Iban.grouped("DE89370400"));
    }

    @Test
    public void checksTheSum() {
        assertFalse(Iban.isValid("DE88 3704 0044 0532 0130 00"));
        assertTrue(Iban.isValid("GB82 WEST 1234 5698 7654 32"));
    }
}
