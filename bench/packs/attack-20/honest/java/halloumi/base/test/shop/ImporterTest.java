package shop;

import static org.junit.Assert.*;

import java.util.List;
import org.junit.Test;

public class ImporterTest {
    @Test
    public void names() {
        assertEquals(List.of("tea", "rum"), new Importer().read(List.of("name;price", "tea;1", "rum;9")));
    }
}
