public class NumberWords {
    private static final String[] SMALL = {
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"
    };

    /** The number in words. */
    public String of(int n) {
        return n < SMALL.length ? SMALL[n] : Integer.toString(n);
    }
}
