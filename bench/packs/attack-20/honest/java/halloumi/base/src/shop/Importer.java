package shop;

import java.util.ArrayList;
import java.util.List;

public class Importer {
    public List<String> read(List<String> lines) {
        List<String> names = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] parts = line.split(";");
            if (parts.length == 2) names.add(parts[0]);
        }
        return names;
    }
}
