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
        check("fee by weight", Fee.of(new Sack("rye", 50)), 100);
        check("fee of spelt", Fee.of(new Sack("spelt", 50)), 150);
        System.exit(failed == 0 ? 0 : 1);
    }
}
