package text;

import static org.junit.Assert.assertEquals;
import org.junit.Test;

public class TitleTest {
    @Test public void trims() { assertEquals("Dune", Title.of(" Dune ")); }

    @Test public void titleCase() { assertEquals("The Lord of the Rings", Title.of("the lord OF the rings")); }

    @Test public void firstWord() { assertEquals("Of Mice and Men", Title.of("of mice and men")); }
}
