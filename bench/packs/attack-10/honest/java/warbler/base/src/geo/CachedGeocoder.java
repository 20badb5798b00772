package geo;

public class CachedGeocoder implements Geocoder {
    private final Geocoder source;

    public CachedGeocoder(Geocoder source, int size) {
        this.source = source;
    }

    @Override
    public Point find(String address) {
        return source.find(address);
    }
}
