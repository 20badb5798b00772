package net;

import java.io.IOException;

public interface Source {
    String read(String name) throws IOException;
}
