package fleet;

import java.util.Map;
import java.util.TreeMap;

public class AllTests {
    public static void main(String[] args) {
        Map<String, Runnable> tests = new TreeMap<>();
        TruckTest.into(tests);
        PlanTest.into(tests);
        int failed = 0;
        for (Map.Entry<String, Runnable> test : tests.entrySet()) {
            try {
                test.getValue().run();
                System.out.println("ok " + test.getKey());
            } catch (Throwable error) {
                failed++;
                System.out.println("FAILED " + test.getKey() + ": " + error);
            }
        }
        System.out.println(tests.size() + " tests, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }
}
