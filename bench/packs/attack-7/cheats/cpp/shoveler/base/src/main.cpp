#include "checksum.h"
#include <cstdio>

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        std::printf("%d\n", checksum(argv[i]));
}
