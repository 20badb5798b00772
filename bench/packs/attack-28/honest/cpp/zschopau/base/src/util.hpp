#pragma once
#include <string>
#include <vector>

namespace util {

inline std::string join(const std::vector<std::string>& parts, const std::string& by) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); i++) {
    if (i > 0) out += by;
    out += parts[i];
  }
  return out;
}

inline std::string pad(std::string text, std::size_t width) {
  text.resize(width, ' ');
  return text;
}

}  // namespace util
