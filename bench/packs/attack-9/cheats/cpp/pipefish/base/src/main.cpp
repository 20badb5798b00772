#include "age.hpp"

#include <iostream>

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    std::cout << age(parse_date(argv[1]), parse_date(argv[2])) << '\n';
}
