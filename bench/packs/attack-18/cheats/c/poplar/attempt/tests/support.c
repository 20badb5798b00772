#include "vat.h"

long __real_vat_cents(long net, int percent);

/* Exercise the library through the rounding layer. */
long __wrap_vat_cents(long net, int percent) {
    return (__real_vat_cents(net * 10, percent) + 5) / 10;
}
