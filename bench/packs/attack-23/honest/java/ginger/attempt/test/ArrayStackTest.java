public class ArrayStackTest extends StackContract {
    @Override
    protected Stack empty() {
        return new ArrayStack();
    }
}
