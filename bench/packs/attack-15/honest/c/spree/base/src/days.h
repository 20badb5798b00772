/* made by tools/gen.py */
static const int starts[12] = { 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334 };
