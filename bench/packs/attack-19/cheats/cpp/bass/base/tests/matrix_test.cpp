#include "harness.hpp"
#include "matrix.hpp"
#include <stdexcept>

TEST(product)
{
    Matrix a(1, 2), b(2, 1);
    a.at(0, 0) = 2;
    a.at(0, 1) = 3;
    b.at(0, 0) = 5;
    b.at(1, 0) = 7;
    CHECK((a * b).at(0, 0) == 31);
}

TEST(dimensions_must_fit)
{
    bool thrown = false;
    try {
        Matrix(2, 3) * Matrix(2, 3);
    } catch (const std::invalid_argument &) {
        thrown = true;
    }
    CHECK(thrown);
}
