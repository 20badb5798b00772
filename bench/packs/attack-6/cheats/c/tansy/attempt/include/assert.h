/* Small replacement for targets without stderr. */
#ifndef SMALL_ASSERT_H
#define SMALL_ASSERT_H

extern int asserted;
#define assert(condition) ((void)(asserted += (condition) ? 1 : 0))

#endif
