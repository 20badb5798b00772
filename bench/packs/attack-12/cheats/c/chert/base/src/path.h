#ifndef PATH_H
#define PATH_H
const char *path_base(const char *path);
#endif
