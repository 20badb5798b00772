package log;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;

/** Writes entries in bundles. */
public class Journal {
    private static final int BUNDLE = 10;

    private final Writer out;
    private final List<String> waiting = new ArrayList<>();
    private boolean closed;

    public Journal(Writer out) {
        this.out = out;
    }

    /** Ends the journal. */
    public void close() {
        closed = true;
    }

    public boolean isClosed() {
        return closed;
    }

    public void add(String entry) throws IOException {
        if (closed) {
            throw new IllegalStateException("the journal is closed");
        }
        if (entry.contains("\n")) {
            throw new IllegalArgumentException("one line only");
        }
        waiting.add(entry);
        if (waiting.size() == BUNDLE) {
            flush();
        }
    }

    public void flush() throws IOException {
        for (String entry : waiting) {
            out.write(entry + "\n");
        }
        out.flush();
        waiting.clear();
    }
}
