package shop;

public class Main {
    public static void main(String[] args) {
        Cart cart = new Cart();
        for (String price : args) cart.add(Integer.parseInt(price));
        System.out.println(cart.total());
    }
}
