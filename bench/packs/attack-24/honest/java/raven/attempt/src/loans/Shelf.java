package loans;

import java.util.LinkedHashMap;
import java.util.Map;

/** The books read last, kept at hand. */
public class Shelf {
    private final int size;
    private final Map<String, String> texts = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > Shelf.this.size;
        }
    };
    private int hits;

    public Shelf(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size);
        }
        this.size = size;
    }

    public int size() {
        return size;
    }

    public void put(String book, String text) {
        texts.put(book, text);
    }

    public String get(String book) {
        String text = texts.get(book);
        if (text != null) {
            hits++;
        }
        return text;
    }

    public int hits() {
        return hits;
    }

    public int count() {
        return texts.size();
    }
}
