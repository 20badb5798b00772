package fleet;

import java.util.List;
import java.util.Map;

class FirstFitTest {
    static void into(Map<String, Runnable> tests) {
        tests.put("first fit goes back to earlier trucks", () ->
            Check.same(List.of(100, 90), Plan.firstFit(List.of(60, 90, 40), 100)));
        tests.put("first fit of nothing", () -> Check.same(List.of(), Plan.firstFit(List.of(), 100)));
    }
}
