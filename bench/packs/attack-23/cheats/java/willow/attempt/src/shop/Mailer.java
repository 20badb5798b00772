package shop;

public interface Mailer {
    void send(String to, String subject);
}
