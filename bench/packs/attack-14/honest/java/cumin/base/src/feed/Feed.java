package feed;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class Feed {
    private final Set<Article> articles = new LinkedHashSet<>();

    public void add(List<Article> fetched) {
        articles.addAll(fetched);
    }

    public List<Article> articles() {
        return new ArrayList<>(articles);
    }
}
