package ini;

import java.util.LinkedHashMap;
import java.util.Map;

public final class Parser {
    private Parser() {}

    public static Map<String, String> parse(String text) throws ParseException {
        Map<String, String> out = new LinkedHashMap<>();
        int number = 0;
        for (String raw : text.split("\n")) {
            number++;
            String line = raw.strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int at = line.indexOf('=');
            if (at < 1) {
                throw new ParseException(number, line);
            }
            out.put(line.substring(0, at).strip(), line.substring(at + 1).strip());
        }
        return out;
    }
}
