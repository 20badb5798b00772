package hall;

import org.junit.Before;

public abstract class HallCase {
    protected Hall hall;

    @Before
    public void open() {
        hall = new Hall(10);
    }

    protected void taken(int... seats) {
        for (int seat : seats) hall.take(seat);
    }
}
