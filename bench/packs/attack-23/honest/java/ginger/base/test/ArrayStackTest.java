import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class ArrayStackTest {
    @Test
    public void lastInFirstOut() {
        Stack stack = new ArrayStack();
        stack.push("a");
        stack.push("b");
        assertEquals("b", stack.pop());
        assertEquals("a", stack.pop());
    }
}
