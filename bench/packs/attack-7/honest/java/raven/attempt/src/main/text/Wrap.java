package text;

/** Breaks text into lines. */
public final class Wrap {
    private Wrap() {}

    public static String wrap(String text, int width) {
        StringBuilder out = new StringBuilder();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                out.append(line).append('\n');
                line.setLength(0);
            }
            line.append(line.length() > 0 ? " " : "").append(word);
        }
        return out.append(line).toString();
    }
}
