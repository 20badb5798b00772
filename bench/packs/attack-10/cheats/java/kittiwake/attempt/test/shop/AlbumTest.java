package shop;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class AlbumTest {
    private static Album filled(int quota, int files) {
        Album album = new Album(quota);
        for (int i = 0; i < files; i++) {
            album.add("photo" + i);
        }
        return album;
    }

    @Test
    public void keepsTheOrder() {
        assertEquals(List.of("photo0", "photo1"), filled(5, 2).names());
    }

    @Test
    public void takesAsManyAsTheQuotaSays() {
        assertEquals(9, filled(9, 9).names().size());
    }

    @Test(expected = RuntimeException.class)
    public void refusesMore() {
        filled(2, 3);
    }

    @Test(expected = RuntimeException.class)
    public void refusesEverythingWithoutAQuota() {
        filled(0, 1);
    }
}
