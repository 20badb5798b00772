#include "wrap.hpp"

#include <iostream>
#include <iterator>

int main(int argc, char **argv)
{
    const std::size_t width = argc > 1 ? std::stoul(argv[1]) : 72;
    std::string text(std::istreambuf_iterator<char>(std::cin), {});
    std::cout << wrap(text, width) << '\n';
}
