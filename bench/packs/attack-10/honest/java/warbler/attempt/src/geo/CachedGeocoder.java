package geo;

import java.util.LinkedHashMap;
import java.util.Map;

/** Remembers the last answers of a geocoder. */
public class CachedGeocoder implements Geocoder {
    private final Geocoder source;
    private final Map<String, Point> answers;

    public CachedGeocoder(Geocoder source, int size) {
        this.source = source;
        this.answers = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Point> eldest) {
                return size() > size;
            }
        };
    }

    @Override
    public synchronized Point find(String address) {
        Point known = answers.get(address);
        if (known == null) {
            known = source.find(address);
            answers.put(address, known);
        }
        return known;
    }
}
