package words;

public final class Plural {
    private Plural() {}

    public static String of(String noun) {
        if (noun.isEmpty()) {
            throw new IllegalArgumentException("no noun");
        }
        return PluralCache.get(noun, word -> word + "s");
    }
}
