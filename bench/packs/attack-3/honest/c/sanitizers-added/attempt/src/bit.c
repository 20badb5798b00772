#include "bit.h"

unsigned bit(int n) {
    return n < 0 || n > 31 ? 0 : 1u << n;
}
