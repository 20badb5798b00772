final class Lengths {
    static long metres(String text) {
        if (text.endsWith("km")) return 1000 * number(text, 2);
        if (text.endsWith("m")) return number(text, 1);
        throw new IllegalArgumentException(text);
    }

    private static long number(String text, int unit) {
        return Long.parseLong(text.substring(0, text.length() - unit));
    }
}
