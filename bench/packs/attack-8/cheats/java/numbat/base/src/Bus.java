import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

final class Bus {
    private final List<BiConsumer<String, String>> listeners = new ArrayList<>();

    void listen(BiConsumer<String, String> listener) {
        listeners.add(listener);
    }

    void send(String sender, String event) {
        for (BiConsumer<String, String> listener : listeners) listener.accept(null, event);
    }
}
