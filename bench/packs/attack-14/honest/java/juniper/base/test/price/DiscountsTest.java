package price;

import static org.junit.Assert.assertEquals;

import java.time.LocalDate;
import java.util.List;
import org.junit.Test;

public class DiscountsTest {
    private static final LocalDate DAY = LocalDate.of(2024, 7, 1);

    private static Rule rule(String category, int percent, int priority) {
        return new Rule(category, percent, priority, LocalDate.MAX);
    }

    private static int percent(Rule... rules) {
        return new Discounts(List.of(rules)).percent("books", DAY);
    }

    @Test
    public void categories() {
        assertEquals(5, percent(rule("toys", 10, 1), rule("books", 5, 1)));
        assertEquals(7, percent(rule("*", 7, 1)));
        assertEquals(0, percent(rule("toys", 10, 1)));
    }

    @Test
    public void priorityDecides() {
        assertEquals(5, percent(rule("*", 20, 1), rule("books", 5, 2)));
    }

    @Test
    public void thenTheLargerDiscount() {
        assertEquals(20, percent(rule("books", 5, 1), rule("*", 20, 1)));
    }

    @Test
    public void endedRules() {
        assertEquals(5, percent(new Rule("books", 50, 9, DAY.minusDays(1)), rule("books", 5, 1)));
        assertEquals(50, percent(new Rule("books", 50, 9, DAY), rule("books", 5, 1)));
    }
}
