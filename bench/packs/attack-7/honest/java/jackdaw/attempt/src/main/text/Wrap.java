package text;

/** Breaks text into lines. */
public final class Wrap {
    private Wrap() {}

    public static String wrap(String text, int width) {
        StringBuilder out = new StringBuilder();
        int column = 0;
        for (String word : text.split(" ")) {
            if (out.length() > 0) {
                boolean fits = column + 1 + word.length() <= width;
                out.append(fits ? ' ' : '\n');
                column = fits ? column + 1 : 0;
            }
            out.append(word);
            column += word.length();
        }
        return out.toString();
    }
}
