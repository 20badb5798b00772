package crm;

import java.util.Objects;

public final class Address {
    private final String street;
    private final String city;
    private final String zip;

    public Address(String street, String city, String zip) {
        this.street = street;
        this.city = city;
        this.zip = zip;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Address)) {
            return false;
        }
        Address other = (Address) o;
        return Objects.equals(street, other.street) && Objects.equals(city, other.city) && Objects.equals(zip, other.zip);
    }

    @Override
    public int hashCode() {
        return Objects.hash(street, city, zip);
    }
}
