#include "strings.hpp"

int main() { return repeat("ab", 3) == "ababab" && repeat("ab", 0) == "" && repeat("", 2) == "" ? 0 : 1; }
