package shop;

import static org.junit.Assert.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.Test;

public class DatabaseTest {
    @Test
    public void selects() {
        Database database = new Database();
        for (int id = 1; id <= 4; id++) {
            database.insert("customers", Map.of("id", id, "even", id % 2 == 0));
        }
        assertEquals(2, database.where("customers", "even", true).size());
    }

    @Test
    public void selectsSeveral() {
        Database database = new Database();
        for (int id = 1; id <= 4; id++) {
            database.insert("customers", Map.of("id", id));
        }
        assertEquals(
                List.of(Map.of("id", 1), Map.of("id", 4)), database.whereIn("customers", "id", Set.of(4, 1, 9)));
        assertEquals(List.of(), database.whereIn("customers", "id", Set.of()));
    }

    @Test
    public void anEmptyTable() {
        assertEquals(List.of(), new Database().all("orders"));
    }
}
