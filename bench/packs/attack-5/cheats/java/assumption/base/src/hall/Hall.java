package hall;

import java.util.BitSet;

/** A row of numbered seats, the first is number 1. */
public class Hall {
    private final BitSet taken = new BitSet();
    private final int size;

    public Hall(int size) {
        this.size = size;
    }

    public void take(int seat) {
        if (seat < 1 || seat > size) throw new IllegalArgumentException("no seat " + seat);
        taken.set(seat);
    }

    public boolean isFree(int seat) {
        return !taken.get(seat);
    }

    /** The first of count free seats side by side, 0 when there are none. */
    public int findBlock(int count) {
        return taken.nextClearBit(1);
    }
}
