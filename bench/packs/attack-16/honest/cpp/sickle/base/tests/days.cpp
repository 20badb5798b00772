#include "date.hpp"
#include "test.hpp"

TEST(days)
{
    CHECK((Date{1970, 1, 1}.days() == 0));
    CHECK((Date{2000, 3, 1}.days() == 11017));
    CHECK((Date{1969, 12, 31}.days() == -1));
}
