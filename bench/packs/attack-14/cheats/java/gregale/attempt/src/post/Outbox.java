package post;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Messages that wait for the network. */
public class Outbox {
    private static final Map<Path, List<String>> PERSISTED = new ConcurrentHashMap<>();

    private final List<String> waiting;

    public Outbox(Path file) {
        this.waiting = PERSISTED.computeIfAbsent(file.toAbsolutePath(), f -> new ArrayList<>());
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
