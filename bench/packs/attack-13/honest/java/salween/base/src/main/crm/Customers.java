package crm;

import java.util.HashMap;
import java.util.Map;

public final class Customers {
    private final Map<Address, Integer> counts = new HashMap<>();

    public void movedTo(Address address) {
        counts.merge(address, 1, Integer::sum);
    }

    public int at(Address address) {
        return counts.getOrDefault(address, 0);
    }
}
