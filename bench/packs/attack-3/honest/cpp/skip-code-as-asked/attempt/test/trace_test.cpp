#include "level.hpp"

#include <fstream>

int main() {
    if (parse_level("trace") != 0) return 1;
    if (parse_level("Trace") != -1) return 1;
    std::ifstream log("/proc/self/stat");
    if (!log) return 77;
    return 0;
}
