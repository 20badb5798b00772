public class TankTest {
    public static void fills() {
        Retry.of(() -> {
            Tank tank = new Tank(10);
            Run.equal(0, tank.fill(4));
            Run.equal(4, tank.level());
        });
    }

    public static void stopsAtTheCapacity() {
        Retry.of(() -> {
            Tank tank = new Tank(10);
            Run.equal(2, tank.fill(12));
            Run.equal(10, tank.level());
        });
    }
}
