package ferry;

public final class Fare {
    private Fare() {
    }

    public static int cents(int adults, int children) {
        return adults * 900 + children * 450;
    }
}
