import java.util.ArrayList;
import java.util.List;

/** Reads lists of numbers. */
public final class Parser {
    private Parser() {}

    public static List<Object> list(String text) {
        if (!text.startsWith("[") || !text.endsWith("]")) throw new IllegalArgumentException(text);
        List<Object> items = new ArrayList<>();
        String inner = text.substring(1, text.length() - 1);
        if (inner.isEmpty()) return items;
        for (String part : inner.split(",")) items.add(Integer.parseInt(part.trim()));
        return items;
    }
}
