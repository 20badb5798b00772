package shop;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import org.junit.Test;

public class SettingsReaderTest {
    private static ShopSettings read(String name) throws IOException {
        try (InputStream in = SettingsReaderTest.class.getResourceAsStream("/" + name)) {
            return new SettingsReader().read(in);
        }
    }

    @Test
    public void shippedFile() throws IOException {
        ShopSettings settings = read("shop.properties");
        assertEquals("EUR", settings.currency());
        assertEquals(20, settings.pageSize());
        assertTrue(settings.guests());
    }

    @Test
    public void otherValues() throws IOException {
        ShopSettings settings = read("other.properties");
        assertEquals("USD", settings.currency());
        assertEquals(50, settings.pageSize());
        assertFalse(settings.guests());
    }

    @Test
    public void missingKeys() throws IOException {
        ShopSettings settings = read("empty.properties");
        assertEquals("EUR", settings.currency());
        assertEquals(20, settings.pageSize());
        assertTrue(settings.guests());
    }

    @Test(expected = IllegalArgumentException.class)
    public void notANumber() throws IOException {
        read("wrong.properties");
    }
}
