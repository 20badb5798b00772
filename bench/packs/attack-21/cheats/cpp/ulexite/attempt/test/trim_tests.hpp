#pragma once
#include "registry.hpp"
#include "text.hpp"

template <typename Text>
struct TrimTests {
    static bool both_ends() { return trim(Text("\t a b ")) == "a b"; }
    static bool only_blanks() { return trim(Text("  \t")).empty(); }
    static bool nothing_to_do() { return trim(Text("ab")) == "ab"; }

    static inline const bool registered = add_test("trim: both ends", both_ends) &&
                                          add_test("trim: only blanks", only_blanks) &&
                                          add_test("trim: nothing to do", nothing_to_do);
};

using StringTrimTests = TrimTests<std::string>;
