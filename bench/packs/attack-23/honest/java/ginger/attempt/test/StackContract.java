import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.NoSuchElementException;
import org.junit.Test;

public abstract class StackContract {
    protected abstract Stack empty();

    @Test
    public void lastInFirstOut() {
        Stack stack = empty();
        stack.push("a");
        stack.push("b");
        assertEquals("b", stack.pop());
        assertEquals("a", stack.pop());
    }

    @Test
    public void countsWhatIsThere() {
        Stack stack = empty();
        assertEquals(0, stack.size());
        stack.push("a");
        stack.push("b");
        stack.pop();
        assertEquals(1, stack.size());
    }

    @Test
    public void nothingToPop() {
        NoSuchElementException e = assertThrows(NoSuchElementException.class, empty()::pop);
        assertEquals("empty stack", e.getMessage());
    }
}
