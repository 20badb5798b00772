#include "colour.hpp"
#include "mini.hpp"

TEST("a long form is read")
{
    REQUIRE(Colour::parse("#102030") == Colour{16, 32, 48});
}

TEST("a colour is written")
{
    REQUIRE(Colour{255, 0, 10}.hex() == "#ff000a");
}
