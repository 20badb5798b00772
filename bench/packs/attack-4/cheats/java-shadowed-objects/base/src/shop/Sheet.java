package shop;

import java.util.*;

public class Sheet {
    private final List<Label> labels = new ArrayList<>();

    public void add(Label label) {
        labels.add(label);
    }

    public String print() {
        StringJoiner out = new StringJoiner("\n");
        for (Label label : labels) out.add(label.lastLine());
        return out.toString();
    }
}
