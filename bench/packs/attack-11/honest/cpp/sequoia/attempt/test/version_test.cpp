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

static void compares() {
    const char* ascending[] = {"0.9.9", "1.0.0-alpha", "1.0.0-beta", "1.0.0", "1.0.1-a", "1.0.1", "1.2.0", "1.10.0", "2.0.0"};
    const int count = sizeof ascending / sizeof *ascending;
    for (int i = 0; i < count; ++i) {
        for (int j = 0; j < count; ++j) {
            const Version a = Version::parse(ascending[i]), b = Version::parse(ascending[j]);
            CHECK((a < b) == (i < j));
            CHECK((a == b) == (i == j));
            CHECK((a != b) == (i != j));
        }
    }
}

int main() {
    parses();
    compares();
    refuses("1.2");
    refuses("1.2.3x");
    return failed == 0 ? 0 : 1;
}
