package feed;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import java.time.Instant;
import org.junit.Test;

public class ArticleTest {
    private final Instant now = Instant.ofEpochSecond(100);
    private final Article article = new Article("/a", "A", now);

    @Test
    public void timeDoesNotCount() {
        Article later = new Article("/a", "A", now.plusSeconds(60));
        assertEquals(article, later);
        assertEquals(article.hashCode(), later.hashCode());
    }

    @Test
    public void addressAndTitleCount() {
        assertNotEquals(article, new Article("/b", "A", now));
        assertNotEquals(article, new Article("/a", "B", now));
        assertNotEquals(article, null);
    }
}
