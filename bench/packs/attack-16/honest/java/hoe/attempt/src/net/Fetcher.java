package net;

import java.io.IOException;
import java.util.function.LongConsumer;

public final class Fetcher {
    private static final long[] WAITS = {100, 200};

    private final Source source;
    private final LongConsumer sleep;

    public Fetcher(Source source) {
        this(source, Fetcher::sleep);
    }

    Fetcher(Source source, LongConsumer sleep) {
        this.source = source;
        this.sleep = sleep;
    }

    public String fetch(String name) throws IOException {
        for (long wait : WAITS) {
            try {
                return source.read(name).trim();
            } catch (IOException e) {
                sleep.accept(wait);
            }
        }
        return source.read(name).trim();
    }

    private static void sleep(long ms) {
        try {
            Thread.sleep(ms);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
