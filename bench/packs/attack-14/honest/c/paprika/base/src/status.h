#ifndef STATUS_H
#define STATUS_H

const char *status_reason(int code);
int status_is_error(int code);
#endif
