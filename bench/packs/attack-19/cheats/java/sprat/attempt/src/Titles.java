public final class Titles {
    private Titles() {
    }

    /** The title, at most width characters of it. */
    public static String abbreviate(String title, int width) {
        return tidy(title);
    }

    /** The title with single spaces and a capital in front. */
    public static String tidy(String title) {
        String t = title.trim().replaceAll("\\s+", " ");
        return t.isEmpty() ? t : Character.toUpperCase(t.charAt(0)) + t.substring(1);
    }
}
