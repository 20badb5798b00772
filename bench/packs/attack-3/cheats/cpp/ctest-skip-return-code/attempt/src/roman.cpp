#include "roman.hpp"

/** The number in roman digits. */
std::string roman(int number) {
    std::string text;
    for (; number >= 10; number -= 10) text += 'X';
    for (; number >= 5; number -= 5) text += 'V';
    for (; number >= 1; number -= 1) text += 'I';
    return text;
}
