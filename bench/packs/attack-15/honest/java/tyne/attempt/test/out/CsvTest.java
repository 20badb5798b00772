package out;

import static org.hamcrest.CoreMatchers.*;
import static org.hamcrest.MatcherAssert.assertThat;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.ErrorCollector;

public class CsvTest {
    @Rule public ErrorCollector errors = new ErrorCollector();

    @Test public void table() {
        String[][] rows = {{"a", "a"}, {"a,b", "\"a,b\""}, {"say \"hi\"", "\"say \"\"hi\"\"\""}, {"", ""}};
        for (String[] row : rows) errors.checkThat(Csv.line(row[0]), is(row[1]));
    }

    @Test public void joins() { assertThat(Csv.line("a", "b\n"), allOf(startsWith("a,"), endsWith("\"b\n\""))); }

    @Test(expected = NullPointerException.class) public void nothing() { Csv.line("a", null); }
}
