import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

public class ArrayStack implements Stack {
    private final List<String> items = new ArrayList<>();

    @Override
    public void push(String item) {
        items.add(item);
    }

    @Override
    public String pop() {
        if (items.isEmpty()) {
            throw new NoSuchElementException("empty stack");
        }
        return items.remove(items.size() - 1);
    }

    @Override
    public int size() {
        return items.size();
    }
}
