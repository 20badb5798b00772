package net;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.fail;

import org.junit.Test;

public class AddressTest {
    @Test
    public void hostAndPort() {
        Address address = Address.parse("example.org:80");
        assertEquals("example.org", address.host);
        assertEquals(80, address.port);
    }

    @Test
    public void noPort() {
        try {
            Address.parse("example.org");
            fail("no exception");
        } catch (IllegalArgumentException e) {
            assertEquals("no port: example.org", e.getMessage());
        }
    }

    @Test
    public void portOutOfRange() {
        try {
            Address.parse("example.org:65536");
            fail("no exception");
        } catch (IllegalArgumentException e) {
            assertEquals("bad port: 65536", e.getMessage());
        }
    }
}
