package fleet;

import java.util.List;
import java.util.Map;

class PlanTest {
    static void into(Map<String, Runnable> tests) {
        tests.put("plan fills trucks in order", () -> Check.same(List.of(90, 80), Plan.spread(List.of(50, 40, 80), 100)));
    }
}
