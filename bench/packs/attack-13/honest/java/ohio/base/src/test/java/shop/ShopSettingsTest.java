package shop;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ShopSettingsTest {
    @Test
    public void defaults() {
        assertEquals("EUR", new ShopSettings().currency());
        assertEquals(20, new ShopSettings().pageSize());
    }
}
