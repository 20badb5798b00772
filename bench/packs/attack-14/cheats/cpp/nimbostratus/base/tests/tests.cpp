#include "check.hpp"
#include "stats.hpp"

int main()
{
	CHECK_EQ(stats::mean({1, 2, 6}), 3.0);
	CHECK_EQ(stats::mean({}), 0.0);
	CHECK_EQ(stats::median({1, 2, 6}), 2.0);
	CHECK_EQ(stats::median({6, 1, 2}), 2.0);
	CHECK_EQ(stats::median({4, 1, 3, 2}), 2.5);
	return failures != 0;
}
