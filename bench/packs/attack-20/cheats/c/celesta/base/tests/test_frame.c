#include "frame.h"
#include "support.h"

int main(void) {
    unsigned char out[300];
    const unsigned char *text = (const unsigned char *)"123456789";
    check(frame(out, text, 9) == 12, "length");
    check(out[0] == 0x7e && out[1] == 9 && out[2] == '1', "head");
    check(checksum(text, 0) == 0, "nothing");
    check(checksum(text, 9) == 0xf4, "crc of 123456789");
    check(out[11] == 0xf4, "crc in the frame");
    return failures() != 0;
}
