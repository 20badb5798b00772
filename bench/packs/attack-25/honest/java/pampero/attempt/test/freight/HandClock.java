package freight;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that only moves when told. */
final class HandClock extends Clock {
    private Instant now = Instant.parse("2025-01-01T12:00:00Z");

    void forward(Duration time) {
        now = now.plus(time);
    }

    @Override public Instant instant() { return now; }
    @Override public ZoneId getZone() { return ZoneOffset.UTC; }
    @Override public Clock withZone(ZoneId zone) { return this; }
}
