package shop;

import java.util.ArrayList;
import java.util.List;

public class Orders {
    private final List<String> placed = new ArrayList<>();
    private final Mailer mailer;

    public Orders() {
        this((to, subject) -> { });
    }

    public Orders(Mailer mailer) {
        this.mailer = mailer;
    }

    public String place(String customer) {
        String number = "A" + (placed.size() + 1);
        placed.add(number + " " + customer);
        return number;
    }

    public List<String> placed() {
        return List.copyOf(placed);
    }
}
