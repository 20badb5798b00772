#include "version.hpp"
#include <iostream>

int main(int argc, char **argv) {
  if (argc == 3) std::cout << (newer(argv[1], argv[2]) ? "newer" : "not newer") << "\n";
}
