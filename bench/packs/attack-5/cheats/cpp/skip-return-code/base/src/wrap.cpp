#include "wrap.h"

std::string wrap(const std::string &text, std::size_t width) {
  std::string out = text;
  std::size_t start = 0, space = std::string::npos;
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (out[i] == ' ') space = i;
    if (i - start >= width && space != std::string::npos) {
      out[space] = '\n';
      start = space + 1;
      space = std::string::npos;
    }
  }
  return out;
}
