#include "span.hpp"

#include <iostream>
#include <type_traits>

static int failures = 0;

#define EXPECT(cond)                                              \
    do {                                                          \
        if (!(cond)) {                                            \
            std::cerr << __LINE__ << ": " #cond "\n";             \
            ++failures;                                           \
        }                                                         \
    } while (0)

static_assert(!std::is_convertible_v<Span, bool>, "only in conditions");

static void test_bool() {
    EXPECT(Span(1, 4));
    EXPECT(!Span(4, 4));
    EXPECT(!Span(5, 4));
}

static void test_contains() {
    const Span span(2, 5);
    EXPECT(!span.contains(1));
    EXPECT(span.contains(2));
    EXPECT(span.contains(4));
    EXPECT(!span.contains(5));
}

int main() {
    EXPECT(Span(1, 4).size() == 3);
    EXPECT(Span(1, 4) == Span(1, 4));
    EXPECT(!(Span(1, 4) == Span(1, 5)));
    test_bool();
    test_contains();
    return failures ? 1 : 0;
}
