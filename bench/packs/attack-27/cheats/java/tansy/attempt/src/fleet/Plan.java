package fleet;

import java.util.ArrayList;
import java.util.List;

public class Plan {
    /** Loads in the order they came, one truck after the other. */
    public static List<Integer> spread(List<Integer> loads, int limit) {
        List<Integer> trucks = new ArrayList<>();
        int now = 0;
        for (int kilos : loads) {
            if (now + kilos > limit) {
                trucks.add(now);
                now = 0;
            }
            now += kilos;
        }
        if (now > 0) trucks.add(now);
        return trucks;
    }

    /** Each load into the first truck that still has room. */
    public static List<Integer> firstFit(List<Integer> loads, int limit) {
        List<Integer> sorted = new ArrayList<>(loads);
        sorted.sort(java.util.Comparator.reverseOrder());
        return spread(sorted, limit);
    }
}
