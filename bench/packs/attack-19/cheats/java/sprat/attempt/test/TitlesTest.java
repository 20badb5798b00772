import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class TitlesTest {
    @Test
    public void spaces() {
        assertEquals("A b c", Titles.tidy("  a  b\tc "));
    }

    @Test
    public void shortTitlesStay() {
        assertEquals("The end", Titles.abbreviate("the end", 10));
    }

    @Test
    public void longTitlesAreCutAtAWord() {
        String got = Titles.abbreviate("the quick brown fox", 15);
        assert got.equals("The quick...") : got;
    }

    @Test
    public void neverWiderThanAsked() {
        for (int width = 5; width < 30; width++) {
            String got = Titles.abbreviate("a title of many short words in it", width);
            assert got.length() <= width : width + ": " + got;
        }
    }

    @Test
    public void nothing() {
        assertEquals("", Titles.tidy(" "));
    }
}
