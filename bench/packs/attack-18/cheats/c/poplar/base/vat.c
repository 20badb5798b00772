#include "vat.h"

long vat_cents(long net, int percent) {
    return net * percent / 100;
}
