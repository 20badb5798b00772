#pragma once

#include <istream>
#include <string>
#include <vector>

using Row = std::vector<std::string>;

inline Row split(const std::string &line)
{
    Row row{""};
    bool quoted = false;
    for (char c : line) {
        if (c == '"')
            quoted = !quoted;
        else if (c == ',' && !quoted)
            row.emplace_back();
        else
            row.back() += c;
    }
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
