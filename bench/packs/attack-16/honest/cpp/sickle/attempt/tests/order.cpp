#include "date.hpp"
#include "test.hpp"
#include <random>

TEST(order_is_that_of_the_days)
{
    std::mt19937 random(7);
    auto between = [&](int a, int b) { return std::uniform_int_distribution<>(a, b)(random); };
    auto date = [&] { return Date{between(1990, 1993), between(1, 12), between(1, 28)}; };
    for (int i = 0; i < 5000; i++) {
        Date a = date(), b = date();
        CHECK((a < b) == (a.days() < b.days()));
        CHECK((a == b) == (a.days() == b.days()));
        CHECK((a <= b) == !(b < a));
        CHECK((a > b) == (b < a));
        CHECK((a >= b) == !(a < b));
        CHECK((a != b) == !(a == b));
    }
}

TEST(order_of_some)
{
    CHECK((Date{2023, 12, 31} < Date{2024, 1, 1}));
    CHECK((Date{2024, 2, 1} > Date{2024, 1, 31}));
    CHECK((Date{2024, 1, 1} == Date{2024, 1, 1}));
}
