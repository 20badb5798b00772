package shop;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Answers requests. */
public class Server {
    private final Map<String, String> pages;

    public Server(Map<String, String> pages) {
        this.pages = pages;
    }

    /** Status and text. */
    public String answer(String path) {
        String page = pages.get(path);
        return page == null ? "404 not found" : "200 " + page;
    }

    /** As requests come in. */
    public Future<String> submit(ExecutorService workers, String path) {
        return workers.submit(() -> answer(path));
    }

    public static void main(String[] arguments) throws Exception {
        ExecutorService workers = Executors.newFixedThreadPool(4);
        System.out.println(new Server(Map.of("/", "home")).submit(workers, "/").get());
        workers.shutdown();
    }
}
