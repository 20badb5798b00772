package share;

import static org.hamcrest.CoreMatchers.is;

import org.junit.Test;
import org.junit.rules.ErrorCollector;

public class PercentTest {
    /** All rows are told, not only the first that is wrong. */
    public final ErrorCollector errors = new ErrorCollector();

    @Test
    public void roundsHalfUp() {
        int[][] rows = {{1, 3, 33}, {2, 3, 67}, {1, 8, 13}, {1, 200, 1}, {3, 3, 100}};
        for (int[] row : rows) {
            errors.checkThat(row[0] + "/" + row[1], Share.percent(row[0], row[1]), is(row[2]));
        }
    }

    @Test
    public void ofNothing() {
        errors.checkThat("5/0", Share.percent(5, 0), is(0));
    }
}
