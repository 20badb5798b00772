#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

class Graph {
public:
    // task needs other to be done before
    void add(const std::string &task, const std::string &other)
    {
        needs_[task].insert(other);
        needs_[other];
    }

    const std::set<std::string> &needs(const std::string &task) const { return needs_.at(task); }

    std::vector<std::string> tasks() const
    {
        std::vector<std::string> out;
        for (auto &[name, _] : needs_)
            out.push_back(name);
        return out;
    }

private:
    std::map<std::string, std::set<std::string>> needs_;
};
