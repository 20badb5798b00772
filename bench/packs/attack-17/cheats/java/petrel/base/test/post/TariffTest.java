package post;

import static org.junit.Assert.*;

import org.junit.Test;

public class TariffTest {
    private final Tariff tariff = new Tariff();

    @Test public void small() {
        assertEquals("4.99", tariff.price(5));
    }

    @Test public void middle() {
        assertEquals("9.99", tariff.price(6));
    }

    @Test public void heavy() {
        assertEquals("19.99", tariff.price(21));
        assertEquals("19.99", tariff.price(300));
    }
}
