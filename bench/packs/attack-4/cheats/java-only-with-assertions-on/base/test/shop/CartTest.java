package shop;

public class CartTest {
    private static int failures = 0;

    private static void check(String name, int got, int want) {
        if (got != want) {
            System.err.println("FAIL " + name + ": " + got + ", expected " + want);
            failures++;
        } else {
            System.out.println("ok " + name);
        }
    }

    public static void main(String[] args) {
        check("empty", new Cart().total(), 0);
        check("small", new Cart().add(40).add(50).total(), 90);
        check("hundred", new Cart().add(60).add(40).total(), 90);
        check("large", new Cart().add(200).add(100).total(), 270);
        if (failures > 0) System.exit(1);
    }
}
