package net;

public final class Address {
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
        return new Address(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
    }
}
