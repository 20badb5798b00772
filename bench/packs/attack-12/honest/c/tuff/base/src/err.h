#ifndef ERR_H
#define ERR_H

enum err {
    ERR_OK = 0,
    ERR_BUSY = 3,
    ERR_TIMEOUT = 4,
    ERR_CRC = 9,
    ERR_FRAME = 10,
    ERR_AUTH = 17,
    ERR_VERSION = 21,
};

const char *err_name(int code);
#endif
