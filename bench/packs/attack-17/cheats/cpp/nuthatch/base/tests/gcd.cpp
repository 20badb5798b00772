#include "arith.hpp"
#include "check.hpp"

TEST(gcd_of_two)
{
    CHECK(arith::gcd(12, 18) == 6);
    CHECK(arith::gcd(-4, 6) == 2, "sign");
}

TEST(gcd_with_zero)
{
    CHECK(arith::gcd(0, 5) == 5);
}
