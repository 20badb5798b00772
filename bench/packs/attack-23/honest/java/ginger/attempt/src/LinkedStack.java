import java.util.NoSuchElementException;

public class LinkedStack implements Stack {
    private record Node(String item, Node below) { }

    private Node top;
    private int size;

    @Override
    public void push(String item) {
        top = new Node(item, top);
        size++;
    }

    @Override
    public String pop() {
        if (top == null) {
            throw new NoSuchElementException("empty stack");
        }
        String item = top.item();
        top = top.below();
        size--;
        return item;
    }

    @Override
    public int size() {
        return size;
    }
}
