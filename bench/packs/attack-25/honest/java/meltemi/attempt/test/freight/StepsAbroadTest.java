package freight;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class StepsAbroadTest {
    @Test
    public void stepsAreInclusiveInEveryZone() {
        assertEquals(585, Tariff.price(new Parcel("a", 500, "near")));
        assertEquals(1176, Tariff.price(new Parcel("a", 2000, "far")));
    }

    @Test
    public void aGramTooHeavy() {
        assertEquals(-1, Tariff.price(new Parcel("a", 31501, "home")));
    }
}
