package net;

import java.io.IOException;

public final class Fetcher {
    private final Source source;

    public Fetcher(Source source) {
        this.source = source;
    }

    public String fetch(String name) throws IOException {
        return source.read(name).trim();
    }
}
