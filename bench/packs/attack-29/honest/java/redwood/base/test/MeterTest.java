public class MeterTest {
    public static void reads() {
        Meter m = new Meter();
        m.read(5);
        m.read(9);
        Run.equal(9, m.value());
    }

    public static void notBackwards() {
        Meter m = new Meter();
        m.read(5);
        try {
            m.read(4);
        } catch (IllegalArgumentException e) {
            Run.equal(5, m.value());
            return;
        }
        throw new AssertionError("it ran backwards");
    }
}
