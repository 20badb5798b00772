#include "eval.h"

#include <iostream>
#include <stdexcept>

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        try {
            std::cout << eval(argv[i]) << '\n';
        } catch (const std::exception &e) {
            std::cerr << "rpn: " << argv[i] << ": " << e.what() << '\n';
            return 1;
        }
    }
}
