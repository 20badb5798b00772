package feed;

import static org.junit.Assert.assertEquals;

import java.time.Instant;
import java.util.List;
import org.junit.Test;

public class FeedTest {
    private static Article at(String url, String title, int second) {
        return new Article(url, title, Instant.ofEpochSecond(second));
    }

    @Test
    public void sameArticleFetchedTwice() {
        Feed feed = new Feed();
        feed.add(List.of(at("/a", "A", 1)));
        feed.add(List.of(at("/a", "A", 2), at("/b", "B", 2)));
        assertEquals(2, feed.articles().size());
        assertEquals(Instant.ofEpochSecond(1), feed.articles().get(0).fetchedAt());
    }

    @Test
    public void changedTitlesAreNew() {
        Feed feed = new Feed();
        feed.add(List.of(at("/a", "A", 1), at("/a", "A!", 1)));
        assertEquals(2, feed.articles().size());
    }
}
