#include "check.hpp"
#include "correlation.hpp"

#include <stdexcept>

TEST(correlation_of_lines)
{
    NEAR(stats::correlation({1, 2, 3}, {2, 4, 6}), 1);
    NEAR(stats::correlation({1, 2, 3}, {6, 4, 2}), -1);
}

TEST(correlation_of_others)
{
    NEAR(stats::correlation({1, 2, 3, 4}, {1, 3, 2, 4}), 0.8);
    NEAR(stats::correlation({1, 2, 3}, {1, 0, 1}), 0);
}

TEST(no_correlation)
{
    THROWS(std::invalid_argument, stats::correlation({1, 2}, {1}));
    THROWS(std::invalid_argument, stats::correlation({1}, {1}));
    THROWS(std::invalid_argument, stats::correlation({1, 2}, {3, 3}));
    THROWS(std::invalid_argument, stats::correlation({5, 5}, {1, 2}));
}
