package freight;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class StepsTest {
    @Test
    public void stepsAreInclusive() {
        assertEquals(390, Tariff.price(new Parcel("a", 500, "home")));
        assertEquals(490, Tariff.price(new Parcel("a", 501, "home")));
        assertEquals(490, Tariff.price(new Parcel("a", 2000, "home")));
        assertEquals(1990, Tariff.price(new Parcel("a", 31500, "home")));
    }
}
