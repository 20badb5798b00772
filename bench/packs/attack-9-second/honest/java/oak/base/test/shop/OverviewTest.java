package shop;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.Test;

public class OverviewTest {
    private CountingDatabase database(int orders) {
        CountingDatabase database = new CountingDatabase();
        database.insert("customers", Map.of("id", 1, "name", "Ann"));
        database.insert("customers", Map.of("id", 2, "name", "Bob"));
        for (int id = 1; id <= orders; id++) {
            database.insert("orders", Map.of("id", id, "customer", id % 3));
        }
        return database;
    }

    @Test
    public void linesInTheOrderOfTheOrders() {
        assertEquals(List.of("#1 Ann", "#2 Bob", "#3 unknown", "#4 Ann"), new Overview(database(4)).lines());
    }

    @Test
    public void noOrders() {
        assertEquals(List.of(), new Overview(database(0)).lines());
    }

    @Test
    public void asksAtMostTwice() {
        CountingDatabase database = database(50);
        assertEquals(50, new Overview(database).lines().size());
        assertTrue("asked " + database.asked + " times", database.asked <= 2);
    }
}
