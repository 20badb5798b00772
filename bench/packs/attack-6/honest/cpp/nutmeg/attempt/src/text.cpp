#include "text.h"
#include <sstream>

std::vector<std::string> words(const std::string &text)
{
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;)
        all.push_back(word);
    return all;
}

std::string wrap(const std::string &text, std::size_t width)
{
    std::string all;
    std::size_t used = 0;
    for (const auto &word : words(text)) {
        const bool fits = used + 1 + word.size() <= width;
        if (!all.empty())
            all += fits ? ' ' : '\n';
        used = fits && !all.empty() ? used + 1 + word.size() : word.size();
        all += word;
    }
    return all;
}
