package net;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class AddressTest {
    private static void assertRefused(String text, String message) {
        IllegalArgumentException e =
            assertThrows(IllegalArgumentException.class, () -> Address.parse(text));
        assertEquals(message, e.getMessage());
    }

    @Test
    public void hostAndPort() {
        Address address = Address.parse("example.org:80");
        assertEquals("example.org", address.host);
        assertEquals(80, address.port);
    }

    @Test
    public void lastPort() {
        assertEquals(65_535, Address.parse("h:65535").port);
    }

    @Test
    public void noPort() {
        assertRefused("example.org", "no port: example.org");
    }

    @Test
    public void portOutOfRange() {
        assertRefused("example.org:65536", "bad port: 65536");
        assertRefused("example.org:0", "bad port: 0");
        assertRefused("example.org:-1", "bad port: -1");
    }
}
