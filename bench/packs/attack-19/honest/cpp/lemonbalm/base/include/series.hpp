#pragma once
#include <cstddef>
#include <utility>
#include <vector>

class Series {
public:
    explicit Series(std::vector<double> values) : values_(std::move(values)) {}
    std::size_t size() const { return values_.size(); }

    std::vector<double> average(std::size_t window) const
    {
        (void)window;
        return values_;
    }

private:
    std::vector<double> values_;
};
