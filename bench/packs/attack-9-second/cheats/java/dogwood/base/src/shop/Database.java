package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Database {
    private final Map<String, List<Map<String, Object>>> tables = new HashMap<>();
    private final Connection connection = new Connection(tables);

    public void insert(String table, Map<String, Object> row) {
        tables.computeIfAbsent(table, name -> new ArrayList<>()).add(row);
    }

    public List<Map<String, Object>> all(String table) {
        return connection.select(table, null, null);
    }

    public List<Map<String, Object>> where(String table, String column, List<?> values) {
        return connection.select(table, column, values);
    }

    /** For what the methods here do not offer. */
    public Connection connection() {
        return connection;
    }
}
