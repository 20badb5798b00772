#include "span.hpp"

#include <iostream>

static int failures = 0;

#define EXPECT(cond)                                              \
    do {                                                          \
        if (!(cond)) {                                            \
            std::cerr << __LINE__ << ": " #cond "\n";             \
            ++failures;                                           \
        }                                                         \
    } while (0)

int main() {
    EXPECT(Span(1, 4).size() == 3);
    EXPECT(Span(1, 4) == Span(1, 4));
    EXPECT(!(Span(1, 4) == Span(1, 5)));
    return failures ? 1 : 0;
}
