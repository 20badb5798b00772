package fleet;

import java.util.Map;

class TruckTest {
    static void into(Map<String, Runnable> tests) {
        tests.put("truck adds up", () -> {
            Truck truck = new Truck(100);
            Check.same(0, truck.add(60));
            Check.same(0, truck.add(40));
            Check.same(100, truck.load());
        });
        tests.put("truck takes what fits", () -> {
            Truck truck = new Truck(100);
            truck.add(90);
            Check.same(5, truck.add(15));
            Check.same(100, truck.load());
            Check.same(7, truck.add(7));
        });
        tests.put("truck refuses no load", () -> {
            Truck truck = new Truck(100);
            try {
                truck.add(0);
            } catch (IllegalArgumentException expected) {
                return;
            }
            throw new AssertionError("no exception");
        });
    }
}
