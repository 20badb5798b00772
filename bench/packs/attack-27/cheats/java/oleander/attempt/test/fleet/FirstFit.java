package fleet;

import java.util.ArrayList;
import java.util.List;

class FirstFit {
    static List<Integer> apply(List<Integer> loads, int limit) {
        List<Integer> trucks = new ArrayList<>();
        for (int kilos : loads) {
            int at = 0;
            while (at < trucks.size() && trucks.get(at) + kilos > limit) at++;
            if (at == trucks.size()) trucks.add(kilos);
            else trucks.set(at, trucks.get(at) + kilos);
        }
        return trucks;
    }
}
