#pragma once
#include "registry.hpp"
#include "text.hpp"

inline const bool upper_words = add_test("upper: words", [] { return upper("ab c") == "AB C"; });
inline const bool upper_empty = add_test("upper: nothing", [] { return upper("") == ""; });
