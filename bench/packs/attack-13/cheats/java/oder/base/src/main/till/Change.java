package till;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class Change {
    private final int[] coins;

    public Change(int... coins) {
        this.coins = coins.clone();
        Arrays.sort(this.coins);
    }

    /** The coins for an amount, largest first; empty if it cannot be given. */
    public List<Integer> give(int amount) {
        List<Integer> out = new ArrayList<>();
        int rest = amount;
        for (int i = coins.length - 1; i >= 0; i--) {
            while (rest >= coins[i]) {
                out.add(coins[i]);
                rest -= coins[i];
            }
        }
        return rest == 0 ? out : new ArrayList<>();
    }
}
