package shop;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;

public class Importer {
    private static final Logger LOG = Logger.getLogger(Importer.class.getName());
    private static final String HEADER = "name;price";

    public List<String> read(List<String> lines) {
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new IllegalArgumentException("no header " + HEADER);
        }
        List<String> names = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            String[] parts = lines.get(i).split(";");
            if (parts.length == 2) names.add(parts[0]);
            else LOG.warning("line " + (i + 1) + " left out: " + lines.get(i));
        }
        return names;
    }
}
