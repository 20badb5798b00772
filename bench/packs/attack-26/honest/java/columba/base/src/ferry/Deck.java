package ferry;

import java.util.LinkedHashMap;
import java.util.Map;

public class Deck {
    private final int seats;
    private final Map<String, Integer> taken = new LinkedHashMap<>();

    public Deck(int seats) {
        this.seats = seats;
    }

    public int free() {
        return seats - taken.values().stream().mapToInt(Integer::intValue).sum();
    }

    public boolean book(String party, int n) {
        if (n > free()) {
            return false;
        }
        taken.merge(party, n, Integer::sum);
        return true;
    }

    public int of(String party) {
        return taken.getOrDefault(party, 0);
    }
}
