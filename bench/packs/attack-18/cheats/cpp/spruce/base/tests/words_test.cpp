#include "words.h"

int main() {
    return words(" a  b\tc ") == 3 && words("") == 0 ? 0 : 1;
}
