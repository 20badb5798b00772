package geo;

public interface Geocoder {
    Point find(String address);
}
