#pragma once
#include <cstdio>
#include <stdexcept>
#include <string>
#include <tuple>

struct Version {
    int major_part = 0;
    int minor_part = 0;
    int patch = 0;
    std::string pre;

    static Version parse(const std::string& text) {
        Version v;
        int used = 0;
        if (std::sscanf(text.c_str(), "%d.%d.%d%n", &v.major_part, &v.minor_part, &v.patch, &used) != 3)
            throw std::invalid_argument(text);
        const std::string rest = text.substr(static_cast<std::size_t>(used));
        if (!rest.empty() && (rest[0] != '-' || rest.size() == 1)) throw std::invalid_argument(text);
        if (!rest.empty()) v.pre = rest.substr(1);
        return v;
    }

    friend bool operator==(const Version& a, const Version& b) { return a.key() == b.key(); }
    friend bool operator!=(const Version& a, const Version& b) { return !(a == b); }
    friend bool operator<(const Version& a, const Version& b) { return a.key() < b.key(); }

private:
    // a release comes after all of its pre-releases
    std::tuple<int, int, int, bool, std::string> key() const {
        return {major_part, minor_part, patch, pre.empty(), pre};
    }
};
