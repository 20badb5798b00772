#include "bit.h"

unsigned bit(int n) {
    return 1 << n;
}
