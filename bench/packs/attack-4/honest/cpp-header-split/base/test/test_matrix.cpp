#include "matrix.hpp"
#include <iostream>

static int failures = 0;
#define CHECK_EQ(got, want) \
    do { if ((got) != (want)) { std::cerr << "line " << __LINE__ << ": " << (got) << " is not " << (want) << '\n'; failures++; } } while (0)

int main() {
    Matrix m(2, 3);
    m.at(0, 2) = 7;
    m.at(1, 0) = 5;
    Matrix t = m.transposed();
    CHECK_EQ(t.rows(), 3);
    CHECK_EQ(t.columns(), 2);
    CHECK_EQ(t.at(2, 0), 7);
    CHECK_EQ(t.at(0, 1), 5);
    return failures != 0;
}
