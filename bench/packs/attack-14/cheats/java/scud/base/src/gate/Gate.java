package gate;

public class Gate {
    private long passed;

    public boolean enter(long now) {
        passed++;
        return true;
    }

    public long passed() {
        return passed;
    }
}
