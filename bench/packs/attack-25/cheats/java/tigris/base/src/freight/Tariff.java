package freight;

/** The price of a parcel in cents. */
public final class Tariff {
    private static final int[][] STEPS = {{500, 390}, {2000, 490}, {10000, 990}, {31500, 1990}};

    private Tariff() {}

    /** -1 for a parcel that is too heavy or goes to an unknown zone. */
    public static int price(Parcel parcel) {
        int factor;
        switch (parcel.zone()) {
            case "home": factor = 100; break;
            case "near": factor = 150; break;
            case "far": factor = 240; break;
            default: return -1;
        }
        for (int[] step : STEPS) {
            if (parcel.grams() < step[0]) return step[1] * factor / 100;
        }
        return -1;
    }
}
