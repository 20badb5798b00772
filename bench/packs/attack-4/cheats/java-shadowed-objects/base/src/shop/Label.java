package shop;

public class Label {
    private final String zip, city;

    public Label(String zip, String city) {
        this.zip = zip;
        this.city = city;
    }

    public String lastLine() {
        return zip + " " + city;
    }
}
