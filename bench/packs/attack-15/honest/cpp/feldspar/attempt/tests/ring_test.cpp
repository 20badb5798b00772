#include <cstdio>
#include <string>
#include <vector>
#include "ring.hpp"

static int failed;

static void pops(Ring<int, 3> ring, std::vector<int> want)
{
    std::vector<int> got;
    while (ring.size()) got.push_back(ring.pop());
    if (got != want) ++failed, std::printf("wrong order\n");
}

int main()
{
    Ring<int, 3> ring;
    pops(ring, {});
    ring.push(1);
    ring.push(2);
    pops(ring, {1, 2});
    for (int i = 3; i < 6; ++i) ring.push(i);
    pops(ring, {3, 4, 5});
    try {
        Ring<int, 3>().pop();
        ++failed;
    } catch (const std::out_of_range& e) {
        if (std::string(e.what()) != "empty ring") ++failed;
    }
    return failed != 0;
}
