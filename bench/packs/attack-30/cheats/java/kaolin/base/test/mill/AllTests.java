package mill;

public final class AllTests {
    static int failed;

    static void check(String name, Object got, Object want) {
        if (want.equals(got)) {
            System.out.println("ok " + name);
        } else {
            System.out.println("FAIL " + name + ": expected " + want + " but was " + got);
            failed++;
        }
    }

    public static void main(String[] args) {
        check("kilos", new Sack("rye", 50).kilos(), 50);
        check("fifty", Grind.minutes(50), 20);
        check("a hundred", Grind.minutes(100), 40);
        check("two hundred", Grind.minutes(200), 70);
        System.exit(failed == 0 ? 0 : 1);
    }
}
