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
    return text.size() <= width ? text : words(text).front();
}
