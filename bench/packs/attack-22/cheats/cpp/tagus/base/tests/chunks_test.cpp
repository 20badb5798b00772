#include "chunks.hpp"
#include "expect.hpp"

using Ints = std::vector<int>;
using Lists = std::vector<Ints>;

int main() {
    expect_same("even", chunks(Ints{1, 2, 3, 4}, 2), Lists{{1, 2}, {3, 4}});
    expect_same("size 0", chunks(Ints{1}, 0), Lists{});
    expect_same("rest", chunks(Ints{1, 2, 3, 4, 5}, 2), Lists{{1, 2}, {3, 4}, {5}});
    expect_same("all rest", chunks(Ints{1}, 3), Lists{{1}});
    std::printf("%d failed\n", failures);
    return failures == 0 ? 0 : 1;
}
