#include "text.hpp"
#include "tiny.hpp"

TEST(one) { EQ(join({"a"}), "a"); }
TEST(two) { EQ(join({"a", "b"}), "a and b"); }
TEST(three) { EQ(join({"a", "b", "c"}), "a, b and c"); }
