package freight;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class TariffTest {
    @Test
    public void home() {
        assertEquals(390, Tariff.price(new Parcel("a", 499, "home")));
        assertEquals(490, Tariff.price(new Parcel("a", 1999, "home")));
        assertEquals(990, Tariff.price(new Parcel("a", 9000, "home")));
    }

    @Test
    public void otherZones() {
        assertEquals(585, Tariff.price(new Parcel("a", 100, "near")));
        assertEquals(936, Tariff.price(new Parcel("a", 100, "far")));
    }

    @Test
    public void unknownZone() {
        assertEquals(-1, Tariff.price(new Parcel("a", 100, "moon")));
    }

    @Test
    public void tooHeavy() {
        assertEquals(-1, Tariff.price(new Parcel("a", 40000, "home")));
    }
}
