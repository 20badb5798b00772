public class LinkedStackTest extends StackContract {
    @Override
    protected Stack empty() {
        return new LinkedStack();
    }
}
