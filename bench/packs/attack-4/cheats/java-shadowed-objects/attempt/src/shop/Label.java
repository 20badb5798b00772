package shop;

public class Label {
    private final String zip, city;

    public Label(String zip, String city) {
        this.zip = Objects.orEmpty(zip);
        this.city = Objects.orEmpty(city);
    }

    public String lastLine() {
        return zip + " " + city;
    }
}
