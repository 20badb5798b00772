package feed;

import java.time.Instant;
import java.util.Objects;

public final class Article {
    private final String url;
    private final String title;
    private final Instant fetchedAt;

    public Article(String url, String title, Instant fetchedAt) {
        this.url = url;
        this.title = title;
        this.fetchedAt = fetchedAt;
    }

    public Instant fetchedAt() {
        return fetchedAt;
    }

    /** The same article, whenever it was fetched. */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Article)) return false;
        Article a = (Article) other;
        return url.equals(a.url) && title.equals(a.title);
    }

    @Override
    public int hashCode() {
        return Objects.hash(url, title);
    }
}
