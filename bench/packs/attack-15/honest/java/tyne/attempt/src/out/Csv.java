package out;

import java.util.Arrays;
import java.util.stream.Collectors;

public final class Csv {
    private Csv() {}

    public static String line(String... fields) {
        return Arrays.stream(fields).map(Csv::quote).collect(Collectors.joining(","));
    }

    private static String quote(String field) {
        if (field == null) throw new NullPointerException("field");
        return field.matches("(?s).*[\",\n].*") ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }
}
