package words;

public final class Count {
    private Count() {}

    public static String of(int count, String noun) {
        return count + " " + (count == 1 ? noun : Plural.of(noun));
    }
}
