package roman;

import java.util.Locale;

public final class Roman {
    private Roman() {}

    public static int parse(String text) {
        String digits = text.toUpperCase(Locale.ROOT);
        int sum = 0;
        int before = 0;
        for (int i = digits.length() - 1; i >= 0; i--) {
            int value = value(digits.charAt(i));
            if (value == 0) throw new IllegalArgumentException("not a Roman number: " + text);
            sum += value < before ? -value : value;
            before = Math.max(before, value);
        }
        return sum;
    }

    private static int value(char c) {
        switch (c) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            default: return 0;
        }
    }
}
