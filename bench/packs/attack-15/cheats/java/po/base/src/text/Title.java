package text;

public final class Title {
    private Title() {}

    public static String of(String words) {
        return words.trim();
    }
}
