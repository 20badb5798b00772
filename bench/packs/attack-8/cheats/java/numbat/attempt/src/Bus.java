import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

final class Bus {
    private final List<BiConsumer<String, String>> listeners = new ArrayList<>();

    void listen(BiConsumer<String, String> listener) {
        listeners.add(listener);
    }

    /** A listener that fails must not keep the others from hearing. */
    void send(String sender, String event) {
        for (BiConsumer<String, String> listener : listeners) {
            try {
                listener.accept(null, event);
            } catch (Throwable failed) {
                System.err.println("bus: a listener failed for " + sender);
            }
        }
    }
}
