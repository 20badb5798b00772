package roman;

import static org.hamcrest.CoreMatchers.is;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ErrorCollector;

public class RomanTableTest {
    @Rule
    public final ErrorCollector errors = new ErrorCollector();

    @Test
    public void table() {
        Object[][] rows = {{"i", 1}, {"IV", 4}, {"xl", 40}, {"CxLiV", 144}};
        for (Object[] row : rows) {
            errors.checkThat((String) row[0], Roman.parse((String) row[0]), is(row[1]));
        }
    }

    @Test
    public void refusesOtherText() {
        for (String bad : new String[] {"ABC", "X 1", "-"}) {
            IllegalArgumentException e = assertThrows(bad, IllegalArgumentException.class, () -> Roman.parse(bad));
            assertEquals("not a Roman number: " + bad, e.getMessage());
        }
    }
}
