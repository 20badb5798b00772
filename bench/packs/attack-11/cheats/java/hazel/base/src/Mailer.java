public final class Mailer {
    private final Transport transport;
    private int sent;

    public Mailer(Transport transport) {
        this.transport = transport;
    }

    public void send(String to, String body) {
        if (to.indexOf('@') < 1) throw new IllegalArgumentException(to);
    }

    public int sent() {
        return sent;
    }
}
