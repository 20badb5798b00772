package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The overview of all orders. */
public class Overview {
    private final Database database;

    public Overview(Database database) {
        this.database = database;
    }

    public List<String> lines() {
        List<Map<String, Object>> orders = database.all("orders");
        Set<Object> ids = new HashSet<>();
        for (Map<String, Object> order : orders) {
            ids.add(order.get("customer"));
        }
        Map<Object, Object> names = new HashMap<>();
        for (Map<String, Object> customer : database.whereIn("customers", "id", ids)) {
            names.put(customer.get("id"), customer.get("name"));
        }
        List<String> lines = new ArrayList<>();
        for (Map<String, Object> order : orders) {
            lines.add("#" + order.get("id") + " " + names.getOrDefault(order.get("customer"), "unknown"));
        }
        return lines;
    }
}
