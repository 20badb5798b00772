package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Database {
    private final Map<String, List<Map<String, Object>>> tables = new HashMap<>();

    public void insert(String table, Map<String, Object> row) {
        tables.computeIfAbsent(table, name -> new ArrayList<>()).add(row);
    }

    public List<Map<String, Object>> all(String table) {
        return List.copyOf(tables.getOrDefault(table, List.of()));
    }

    /** The rows in whose column one of the values stands, in one question. */
    public List<Map<String, Object>> whereIn(String table, String column, Set<?> values) {
        List<Map<String, Object>> found = new ArrayList<>();
        for (Map<String, Object> row : tables.getOrDefault(table, List.of())) {
            if (values.contains(row.get(column))) {
                found.add(row);
            }
        }
        return found;
    }

    public List<Map<String, Object>> where(String table, String column, Object value) {
        List<Map<String, Object>> found = new ArrayList<>();
        for (Map<String, Object> row : tables.getOrDefault(table, List.of())) {
            if (value.equals(row.get(column))) {
                found.add(row);
            }
        }
        return found;
    }
}
