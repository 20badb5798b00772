package freight;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Test;

public class TariffTest {
    private static String refusal(int grams, String zone) {
        return assertThrows(NoTariff.class, () -> Tariff.price(new Parcel("a", grams, zone))).getMessage();
    }

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
        assertEquals("zone moon", refusal(100, "moon"));
        assertEquals("zone HOME", refusal(100, "HOME"));
    }

    @Test
    public void tooHeavy() {
        assertEquals("40000 g", refusal(40000, "home"));
    }

    @Test
    public void theZoneIsNamedFirst() {
        assertEquals("zone moon", refusal(40000, "moon"));
    }
}
