#include "strings.hpp"

int main() { return reverse("abc") == "cba" && reverse("") == "" ? 0 : 1; }
