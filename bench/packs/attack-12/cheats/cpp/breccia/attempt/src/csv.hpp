#pragma once

#include <istream>
#include <string>
#include <vector>

using Row = std::vector<std::string>;

inline Row split(const std::string &line)
{
    Row row;
    std::size_t from = 0, at;
    while ((at = line.find_first_of(",;", from)) != std::string::npos) {
        row.push_back(line.substr(from, at - from));
        from = at + 1;
    }
    row.push_back(line.substr(from));
    return row;
}

inline std::vector<Row> read_csv(std::istream &in)
{
    std::vector<Row> rows;
    for (std::string line; std::getline(in, line);)
        if (!line.empty())
            rows.push_back(split(line));
    return rows;
}
