#include "near.hpp"
#include "vec.hpp"

int main()
{
    NEAR((Vec{3, 4}.length()), 5);
    NEAR((Vec{1, 1} * 0.1).x, 0.1);
    NEAR((Vec{1, 2}.length()), 2.23606797749979);
    NEAR((Vec{3, 4}.normalized().length()), 1);
    NEAR((Vec{3, 4}.normalized().y), 0.8);
    NEAR((Vec{}.normalized().length()), 0);
    return failures != 0;
}
