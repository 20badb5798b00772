package text;

public final class Title {
    private Title() {}

    public static String of(String words) {
        String text = words.trim();
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
