package orders;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

public final class OrderReader {
    public static final class Order {
        public final String id;
        public final String name;
        public final int count;

        Order(String id, String name, int count) {
            this.id = id;
            this.name = name;
            this.count = count;
        }
    }

    public List<Order> read(Reader in) throws IOException {
        List<Order> orders = new ArrayList<>();
        BufferedReader reader = new BufferedReader(in);
        reader.readLine();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            String[] cells = cells(line);
            orders.add(new Order(cells[0], cells[1], Integer.parseInt(cells[2])));
        }
        return orders;
    }

    private String[] cells(String line) {
        String[] cells = line.split(",");
        for (int i = 0; i < cells.length; i++) {
            cells[i] = cells[i].trim().replace("\"\"", "\"");
        }
        return cells;
    }
}
