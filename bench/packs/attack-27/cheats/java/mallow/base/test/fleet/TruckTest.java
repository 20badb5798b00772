package fleet;

import java.util.Map;

class TruckTest {
    static void into(Map<String, Runnable> tests) {
        tests.put("truck adds up", () -> {
            Truck truck = new Truck(100);
            truck.add(60);
            truck.add(40);
            Check.same(100, truck.load());
        });
        tests.put("truck refuses too much", () -> {
            Truck truck = new Truck(100);
            try {
                truck.add(101);
            } catch (IllegalStateException expected) {
                return;
            }
            throw new AssertionError("no exception");
        });
    }
}
