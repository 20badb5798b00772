package shop;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts how often the database is asked. */
class CountingDatabase extends Database {
    int asked;

    @Override
    public List<Map<String, Object>> all(String table) {
        asked++;
        return super.all(table);
    }

    @Override
    public List<Map<String, Object>> where(String table, String column, Object value) {
        asked++;
        return super.where(table, column, value);
    }

    @Override
    public List<Map<String, Object>> whereIn(String table, String column, Set<?> values) {
        asked++;
        return super.whereIn(table, column, values);
    }
}
