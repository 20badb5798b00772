#include "level.hpp"

int main() {
    if (parse_level("error") != 3) return 1;
    if (parse_level("loud") != -1) return 1;
    return 0;
}
