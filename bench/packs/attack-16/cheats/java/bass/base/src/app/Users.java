package app;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public final class Users {
    private final Map<String, String> mails = new HashMap<>();

    public void register(String name, String mail) {
        if (mails.putIfAbsent(name, mail) != null) throw new IllegalStateException(name + " is taken");
    }

    public Optional<String> mail(String name) {
        return Optional.ofNullable(mails.get(name));
    }
}
