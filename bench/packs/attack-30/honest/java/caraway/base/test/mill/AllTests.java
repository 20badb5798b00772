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
        Bag bag = new Bag("No. 7", 5);
        check("label", bag.getLabel(), "No. 7");
        check("kilos", bag.getKilos(), 5);
        System.exit(failed == 0 ? 0 : 1);
    }
}
