package net;

public final class Address {
    private static final int MAX_PORT = 65_535;

    public final String host;
    public final int port;

    private Address(String host, int port) {
        this.host = host;
        this.port = port;
    }

    public static Address parse(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("no port: " + text);
        }
        int port = Integer.parseInt(text.substring(colon + 1));
        if (port < 1 || port > MAX_PORT) {
            throw new IllegalArgumentException("bad port: " + port);
        }
        return new Address(text.substring(0, colon), port);
    }
}
