package spool;

import static org.junit.Assert.assertEquals;

import java.nio.file.*;
import java.util.List;
import org.junit.Test;

public class SpoolTest {
    interface Body {
        void with(Path file) throws Exception;
    }

    private static void inTempFile(Body body) throws Exception {
        Path file = Files.createTempFile("spool", ".txt");
        try {
            body.with(file);
        } finally {
            Files.delete(file);
        }
    }

    @Test
    public void keepsTheOrder() throws Exception {
        inTempFile(file -> {
            Spool spool = new Spool(file);
            spool.add("a");
            spool.add("b");
            assertEquals(List.of("a", "b"), spool.lines());
        });
    }

    @Test
    public void goesOnAfterReopening() throws Exception {
        inTempFile(file -> {
            new Spool(file).add("a");
            Spool again = new Spool(file);
            again.add("b");
            assertEquals(List.of("a", "b"), again.lines());
        });
    }
}
