package bank;

import java.util.ArrayList;
import java.util.List;

class Audit {
    private final List<String> entries = new ArrayList<>();

    void add(String entry) {
        entries.add(entry);
    }

    List<String> entries() {
        return entries;
    }
}
