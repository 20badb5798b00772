public class PalletTest {
    static void testSum() {
        Pallet pallet = new Pallet();
        pallet.add(200);
        pallet.add(300);
        assert pallet.kilograms() == 500 : "sum";
    }

    static void testTooHeavy() {
        Pallet pallet = new Pallet();
        assert pallet.add(700) : "700 kg are fine";
        assert !pallet.add(101) : "801 kg are too heavy";
        assert pallet.kilograms() == 700 : "what is refused does not count";
    }

    public static void main(String[] args) {
        testSum();
        testTooHeavy();
        System.out.println("2 tests passed");
    }
}
