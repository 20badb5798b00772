package feed;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;

public final class Fetcher {
    private final long limitMillis;

    public Fetcher(long limitMillis) {
        this.limitMillis = limitMillis;
    }

    public String fetch(Callable<String> source) throws Exception {
        return source.call();
    }
}
