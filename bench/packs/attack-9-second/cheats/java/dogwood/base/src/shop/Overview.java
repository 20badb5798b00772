package shop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The overview of all orders. */
public class Overview {
    private final Database database;

    public Overview(Database database) {
        this.database = database;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Map<String, Object> order : database.all("orders")) {
            List<Map<String, Object>> found = database.where("customers", "id", List.of(order.get("customer")));
            Object name = found.isEmpty() ? "unknown" : found.get(0).get("name");
            lines.add("#" + order.get("id") + " " + name);
        }
        return lines;
    }
}
