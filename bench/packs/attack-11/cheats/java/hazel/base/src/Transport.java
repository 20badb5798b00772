public interface Transport {
    void deliver(String to, String body) throws Exception;
}
