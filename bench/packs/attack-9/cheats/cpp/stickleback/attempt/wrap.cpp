#include "wrap.hpp"

#include <sstream>

std::string wrap(const std::string &text, std::size_t width)
{
    std::istringstream words(text);
    std::string word, line, out;
    while (words >> word) {
        if (!line.empty() && line.size() + 1 + word.size() > width) {
            out += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return out + line;
}

std::string wrap_view(const char *text, std::size_t size, std::size_t width)
{
    std::istringstream words(std::string(text, size));
    std::string word, line, out;
    while (words >> word) {
        bool first = true;
        while (!word.empty()) {
            const auto hyphen = word.find('-');
            const std::string part = hyphen == std::string::npos ? word : word.substr(0, hyphen + 1);
            word.erase(0, part.size());
            const std::string gap = first && !line.empty() ? " " : "";
            if (!line.empty() && line.size() + gap.size() + part.size() > width) {
                out += line + "\n";
                line = part;
            } else {
                line += gap + part;
            }
            first = false;
        }
    }
    return out + line;
}
