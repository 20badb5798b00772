package price;

import java.time.LocalDate;
import java.util.List;

public class Discounts {
    private final List<Rule> rules;

    public Discounts(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    public int percent(String category, LocalDate day) {
        for (Rule rule : rules) {
            if (rule.matches(category)) return rule.percent();
        }
        return 0;
    }
}
