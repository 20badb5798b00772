package post;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Messages that wait for the network. */
public class Outbox {
    private final Path file;
    private final List<String> waiting = new ArrayList<>();

    public Outbox(Path file) {
        this.file = file;
    }

    public void add(String message) {
        waiting.add(message);
    }

    public String take() {
        return waiting.isEmpty() ? null : waiting.remove(0);
    }

    public int size() {
        return waiting.size();
    }
}
