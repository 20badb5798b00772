package freight;

import java.util.HashMap;
import java.util.Map;

/** Numbered lockers, each held by one customer. */
public class Lockers {
    private final int count;
    private final Map<Integer, String> holders = new HashMap<>();

    public Lockers(int count) {
        this.count = count;
    }

    /** Whether the locker now belongs to `who`. */
    public boolean hold(int number, String who) {
        if (number < 1 || number > count) throw new IllegalArgumentException("locker " + number);
        String holder = holders.putIfAbsent(number, who);
        return holder == null || holder.equals(who);
    }

    public String holder(int number) {
        return holders.get(number);
    }

    public void release(int number) {
        holders.remove(number);
    }
}
