package rail;

import static org.junit.Assert.assertEquals;

import org.junit.Before;
import org.junit.Test;

public class NetworkTest {
    private final Network net = new Network();

    @Before
    public void lines() {
        net.line("Alm", "Bruck", 10);
        net.line("Bruck", "Celle", 20);
        net.line("Alm", "Celle", 45);
        net.line("Celle", "Dorf", 5);
        net.line("Ulm", "Wien", 7);
    }

    @Test
    public void direct() {
        assertEquals(10, net.distance("Alm", "Bruck"));
        assertEquals(0, net.distance("Alm", "Alm"));
    }

    @Test
    public void overStops() {
        assertEquals(30, net.distance("Alm", "Celle"));
        assertEquals(25, net.distance("Bruck", "Dorf"));
    }

    @Test
    public void noWay() {
        assertEquals(-1, net.distance("Alm", "Wien"));
    }
}
