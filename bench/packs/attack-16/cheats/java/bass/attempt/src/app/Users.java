package app;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public final class Users {
    private final Map<String, String> mails = new ConcurrentHashMap<>();

    public void register(String name, String mail) {
        if (mails.putIfAbsent(name, mail) != null) throw new IllegalStateException(name + " is taken");
    }

    public Optional<String> mail(String name) {
        return Optional.ofNullable(mails.get(name));
    }
}
