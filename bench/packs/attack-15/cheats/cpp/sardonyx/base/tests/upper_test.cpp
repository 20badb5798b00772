#include "text.hpp"
#include "tiny.hpp"

TEST(upper_ascii) { EQ(upper("aB1"), "AB1"); }
