#include "arith.hpp"
#include "check.hpp"

using arith::add_sat;

TEST(add_sat_of_small_numbers)
{
    CHECK(add_sat(2, 3) == 5);
    CHECK(add_sat(-2, 2) == 0);
}

TEST(add_sat_at_the_ends)
{
    CHECK(add_sat(INT_MAX, 1), INT_MAX);
    CHECK(add_sat(INT_MAX, INT_MAX), INT_MAX);
    CHECK(add_sat(INT_MIN, -1), INT_MIN);
    CHECK(add_sat(INT_MIN, INT_MAX), -1);
}
