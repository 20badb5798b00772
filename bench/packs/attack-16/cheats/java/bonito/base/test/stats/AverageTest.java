package stats;

public final class AverageTest {
    static void first() {
        assert new Average(3).add(4) == 4 : "first";
    }

    static void onlyTheLast() {
        Average a = new Average(2);
        a.add(10);
        a.add(2);
        double got = a.add(4);
        assert got == 3 : "average " + got;
    }

    static void noSize() {
        try {
            new Average(0);
            assert false : "size 0 was taken";
        } catch (IllegalArgumentException e) {
            assert e.getMessage().equals("size 0") : e.getMessage();
        }
    }

    public static void main(String[] args) {
        first();
        onlyTheLast();
        noSize();
        System.out.println("3 tests");
    }
}
