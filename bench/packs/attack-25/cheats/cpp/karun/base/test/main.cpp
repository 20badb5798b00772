#include "check.hpp"

#include <exception>

std::vector<Test>& tests() {
    static std::vector<Test> all;
    return all;
}

int failures = 0;

int main() {
    for (auto& t : tests()) {
        try {
            t.body();
        } catch (const std::exception& e) {
            std::printf("%s: %s\n", t.name, e.what());
            ++failures;
        }
    }
    std::printf("%zu tests, %d failures\n", tests().size(), failures);
    return failures != 0;
}
