#include "temperature.hpp"

#undef NDEBUG
#include <cassert>

int main() {
    assert(to_fahrenheit(100) == 212);
    assert(to_fahrenheit(-40) == -40);
}
