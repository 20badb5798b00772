#include "queue.hpp"
#include <iostream>

static int failures = 0;
#define CHECK_EQ(got, want) \
    do { if ((got) != (want)) { std::cerr << __LINE__ << ": " #got " is " << (got) << ", not " << (want) << '\n'; failures++; } } while (0)

int main() {
    Queue<int> queue(2);
    CHECK_EQ(queue.push(1), true);
    CHECK_EQ(queue.push(2), true);
    CHECK_EQ(queue.push(3), false);
    CHECK_EQ(queue.size(), 2u);
    return failures ? 1 : 0;
}
