#include "colour.hpp"
#include "mini.hpp"

TEST("a short form is read")
{
    REQUIRE(Colour::parse("#fa3") == Colour{255, 170, 51});
    REQUIRE(Colour::parse("#08c").hex() == "#0088cc");
}

TEST("other lengths are refused")
{
    try {
        Colour::parse("#12345");
    } catch (const std::invalid_argument &) {
        return;
    }
    REQUIRE(false);
}
