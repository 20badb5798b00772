#include "check.hpp"
#include "version.hpp"

static void parses() {
    const Version v = Version::parse("1.20.3-rc1");
    CHECK(v.major_part == 1);
    CHECK(v.minor_part == 20);
    CHECK(v.patch == 3);
    CHECK(v.pre == "rc1");
}

static void refuses(const char* text) {
    try {
        Version::parse(text);
        CHECK(!"no exception");
    } catch (const std::invalid_argument&) {
    }
}

int main() {
    parses();
    refuses("1.2");
    refuses("1.2.3x");
    return failed == 0 ? 0 : 1;
}
