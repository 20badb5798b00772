package price;

import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;

public class Discounts {
    private static final Comparator<Rule> DECIDES =
            Comparator.comparingInt(Rule::priority).thenComparingInt(Rule::percent);

    private final List<Rule> rules;

    public Discounts(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    public int percent(String category, LocalDate day) {
        return rules.stream()
                .filter(rule -> rule.matches(category) && rule.active(day))
                .max(DECIDES)
                .map(Rule::percent)
                .orElse(0);
    }
}
