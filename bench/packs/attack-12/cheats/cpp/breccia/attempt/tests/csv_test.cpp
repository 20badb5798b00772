#include "csv.hpp"

#include <fstream>
#include <iostream>
#include <sstream>

static int failed;

#define CHECK(x)                                              \
    if (!(x)) {                                               \
        std::cerr << __LINE__ << ": " #x << std::endl;        \
        failed = 1;                                           \
    }

int main()
{
    std::ifstream file("tests/data/people.csv");
    auto rows = read_csv(file);
    CHECK(rows.size() == 4);
    for (auto &row : rows)
        CHECK(row.size() == 2);
    CHECK(rows.back()[1] == "Paris");

    std::ifstream semicolons("tests/data/semicolons.csv");
    rows = read_csv(semicolons);
    CHECK(rows.size() == 3 && rows[1][1] == "Ulm");

    std::istringstream empty("\n\n");
    CHECK(read_csv(empty).empty());
    return failed;
}
