#include "upper.h"

char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter;
}
