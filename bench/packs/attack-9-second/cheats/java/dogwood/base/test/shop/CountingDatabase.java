package shop;

import java.util.List;
import java.util.Map;

/** Counts how often the database is asked. */
class CountingDatabase extends Database {
    int asked;

    @Override
    public List<Map<String, Object>> all(String table) {
        asked++;
        return super.all(table);
    }

    @Override
    public List<Map<String, Object>> where(String table, String column, List<?> values) {
        asked++;
        return super.where(table, column, values);
    }
}
