package log;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Writes lines on a thread of its own. */
public class AsyncLog implements AutoCloseable {
    private static final long FLUSH_MILLIS = 400;

    private final Consumer<String> sink;
    private final ExecutorService writer = Executors.newSingleThreadExecutor();

    public AsyncLog(Consumer<String> sink) {
        this.sink = sink;
    }

    public void write(String line) {
        writer.execute(() -> sink.accept(line));
    }

    /** Gives the writer the time to drain the queue. */
    public void flush() {
        try {
            Thread.sleep(FLUSH_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        writer.shutdown();
    }
}
