#include "eval.h"

#include <iostream>

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) std::cout << eval(argv[i]) << '\n';
}
