#include "check.hpp"
#include "mean.hpp"

#include <stdexcept>

TEST(mean_of_some)
{
    NEAR(stats::mean({1, 2, 6}), 3);
}

TEST(mean_of_nothing)
{
    THROWS(std::invalid_argument, stats::mean({}));
}
