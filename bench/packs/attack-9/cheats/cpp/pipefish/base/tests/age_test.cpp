#include "age.hpp"
#include "expect.hpp"

int main()
{
    EXPECT_EQ(2024, parse_date("2024-02-29").year);
    EXPECT_EQ(24, age({2000, 1, 1}, {2024, 6, 1}));
    EXPECT_EQ(24, age({2000, 6, 15}, {2024, 6, 15}));
    EXPECT_EQ(23, age({2000, 6, 15}, {2024, 6, 14}));
    EXPECT_EQ(23, age({2000, 12, 1}, {2024, 6, 1}));
    return failures == 0 ? 0 : 1;
}
