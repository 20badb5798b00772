import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

public final class Pool<T> {
    private final Deque<T> free = new ArrayDeque<>();

    public Pool(int size, Supplier<T> open) {
        for (int i = 0; i < size; i++) free.add(open.get());
    }

    public synchronized T take() {
        if (free.isEmpty()) throw new IllegalStateException("no connection left");
        return free.poll();
    }

    public synchronized void give(T connection) {
        free.add(connection);
    }

    public synchronized int left() {
        return free.size();
    }
}
