package spool;

import java.io.IOException;
import java.nio.file.*;
import java.util.List;

public class Spool {
    private final Path file;

    public Spool(Path file) throws IOException {
        this.file = file;
        Files.write(file, new byte[0]);
    }

    public void add(String line) throws IOException {
        Files.writeString(file, line + "\n", StandardOpenOption.APPEND);
    }

    public List<String> lines() throws IOException {
        return Files.readAllLines(file);
    }
}
