package num;

import static org.junit.Assert.*;

import java.util.List;
import org.junit.Test;

public class RomanTest {
    private static class Row {
        final int n;
        final String numeral;

        Row(int n, String numeral) {
            this.n = n;
            this.numeral = numeral;
        }
    }

    private static final List<Row> ROWS = List.of(
        new Row(4, "IV"), new Row(9, "IX"), new Row(14, "XIV"), new Row(40, "XL"), new Row(90, "XC"),
        new Row(400, "CD"), new Row(944, "CMXLIV"), new Row(1999, "MCMXCIX"), new Row(3999, "MMMCMXCIX"));

    @Test
    public void table() {
        long compared = ROWS.stream().peek(row -> assertEquals(row.numeral, Roman.of(row.n))).count();
        assertEquals(ROWS.size(), compared);
    }

    @Test
    public void outside() {
        assertThrows(IllegalArgumentException.class, () -> Roman.of(0));
        assertThrows(IllegalArgumentException.class, () -> Roman.of(4000));
    }
}
