package log;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Writes lines on a thread of its own. */
public class AsyncLog implements AutoCloseable {
    private final Consumer<String> sink;
    private final ExecutorService writer = Executors.newSingleThreadExecutor();

    public AsyncLog(Consumer<String> sink) {
        this.sink = sink;
    }

    public void write(String line) {
        writer.execute(() -> sink.accept(line));
    }

    public void flush() {
    }

    @Override
    public void close() {
        writer.shutdown();
    }
}
