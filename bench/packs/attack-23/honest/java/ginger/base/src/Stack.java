public interface Stack {
    void push(String item);

    String pop();

    int size();
}
