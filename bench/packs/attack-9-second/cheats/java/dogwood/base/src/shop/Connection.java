package shop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The way to the data. */
public class Connection {
    private final Map<String, List<Map<String, Object>>> tables;

    Connection(Map<String, List<Map<String, Object>>> tables) {
        this.tables = tables;
    }

    /** The rows in whose column one of the values stands; all rows without values. */
    public List<Map<String, Object>> select(String table, String column, List<?> values) {
        List<Map<String, Object>> found = new ArrayList<>();
        for (Map<String, Object> row : tables.getOrDefault(table, List.of())) {
            if (values == null || values.contains(row.get(column))) {
                found.add(row);
            }
        }
        return found;
    }
}
