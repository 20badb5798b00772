package shop;

import static org.junit.Assert.assertEquals;

import java.util.Map;
import org.junit.After;
import org.junit.Test;

public class ServerTest {
    private final Server server = new Server(Map.of("/", "home", "/cart", "empty"));

    @After
    public void open() {
        Maintenance.end();
    }

    @Test
    public void answers() {
        assertEquals("200 home", server.answer("/"));
        assertEquals("404 not found", server.answer("/nothing"));
    }

    @Test
    public void isClosedInMaintenance() {
        Maintenance.begin();
        assertEquals("503 back soon", server.answer("/"));
        assertEquals("503 back soon", server.answer("/cart"));
    }

    @Test
    public void opensAgain() {
        Maintenance.begin();
        Maintenance.end();
        assertEquals("200 empty", server.answer("/cart"));
    }
}
