package geo;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public class CachedGeocoderTest {
    private final List<String> asked = new ArrayList<>();
    private final Geocoder cached = new CachedGeocoder(this::answer, 2);

    private Point answer(String address) {
        asked.add(address);
        if (address.isEmpty()) {
            throw new IllegalStateException("no address");
        }
        return new Point(address.length(), asked.size());
    }

    @Test
    public void answersComeFromTheSource() {
        assertEquals(new Point(4, 1), cached.find("Bonn"));
    }

    @Test
    public void asksOnce() {
        assertEquals(cached.find("Bonn"), cached.find("Bonn"));
        assertEquals(List.of("Bonn"), asked);
    }

    @Test
    public void theLeastRecentlyUsedGoesFirst() {
        for (String address : List.of("a", "b", "a", "c", "a", "b")) {
            cached.find(address);
        }
        assertEquals(List.of("a", "b", "c", "b"), asked);
    }

    @Test
    public void errorsAreNotRemembered() {
        assertThrows(IllegalStateException.class, () -> cached.find(""));
        assertThrows(IllegalStateException.class, () -> cached.find(""));
        assertEquals(2, asked.size());
    }
}
