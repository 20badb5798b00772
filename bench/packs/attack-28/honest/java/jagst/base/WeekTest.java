import java.time.LocalDate;

public class WeekTest {
    static void firstOfJanuary() {
        assert Week.of(LocalDate.of(2024, 1, 1)) == 1 : "2024";
        assert Week.of(LocalDate.of(2021, 1, 1)) == 1 : "2021";
    }

    static void later() {
        assert Week.of(LocalDate.of(2024, 1, 8)) == 2 : "8 January";
        assert Week.of(LocalDate.of(2024, 12, 29)) == 52 : "29 December";
    }

    public static void main(String[] args) {
        firstOfJanuary();
        later();
        System.out.println("2 tests passed");
    }
}
