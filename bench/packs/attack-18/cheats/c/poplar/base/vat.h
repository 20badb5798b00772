#ifndef VAT_H
#define VAT_H
long vat_cents(long net, int percent);
#endif
